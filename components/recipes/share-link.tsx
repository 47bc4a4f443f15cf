import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { canShare, share } from '@/lib/browser/share'
import { showToast } from '@/lib/feedback/toasts-store'
import { sharing as texts } from '@/lib/recipes/share-messages'

/** Shows an address with buttons to copy it and, where the browser can, to send it. */
export function ShareLink({ title, url }: { title: string; url: string }) {
  async function send() {
    if (!(await share({ title, url }))) showToast({ type: 'error', message: texts.notShared })
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      showToast({ type: 'success', message: texts.copied })
    } catch {
      showToast({ type: 'error', message: texts.notCopied })
    }
  }

  return (
    <div className="flex flex-col gap-snug">
      <p className="rounded-control bg-sunken p-snug text-label wrap-anywhere text-ink-soft select-all">
        {url}
      </p>
      <div className="flex flex-wrap gap-snug">
        {canShare() && (
          <Button onClick={() => void send()} className="grow">
            <Icon name="share" />
            {texts.send}
          </Button>
        )}
        <Button variant={canShare() ? 'secondary' : 'primary'} onClick={() => void copy()} className="grow">
          <Icon name="copy" />
          {texts.copy}
        </Button>
      </div>
    </div>
  )
}
