import { QrCode } from '@/components/household/qr-code'
import { Field } from '@/components/forms/field'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { canShare, share } from '@/lib/browser/share'
import { showToast } from '@/lib/feedback/toasts-store'
import { household as texts } from '@/lib/household/messages'
import { titles } from '@/lib/router/titles'

type InvitationLinkProps = {
  link: string
  /** The modules of its QR code, once the encoder has loaded. */
  modules: boolean[][] | undefined
  isBusy: boolean
  onRevoke: () => void
}

/** The link of an invitation, to be copied or scanned. */
export function InvitationLink({ link, modules, isBusy, onRevoke }: InvitationLinkProps) {
  async function copy() {
    try {
      // Without HTTPS there is no clipboard at all.
      await navigator.clipboard.writeText(link)
      showToast({ type: 'success', message: texts.copied })
    } catch {
      showToast({ type: 'warning', message: texts.notCopied })
    }
  }

  async function send() {
    const isShared = await share({ title: titles.invitation, url: link })
    if (!isShared) showToast({ type: 'warning', message: texts.notSent })
  }

  return (
    <div className="flex animate-appear flex-wrap items-center gap-base rounded-control bg-sunken p-base">
      {modules && <QrCode modules={modules} />}
      <div className="flex min-w-0 grow basis-half flex-col items-start gap-snug">
        <Field
          label={texts.link}
          required={false}
          readOnly
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
          className="w-full"
        />
        <p className="text-label">{texts.linkHint}</p>
        <div className="flex flex-wrap gap-snug">
          {canShare() && (
            <Button onClick={() => void send()}>
              <Icon name="share" />
              {texts.send}
            </Button>
          )}
          <Button variant="secondary" onClick={() => void copy()}>
            {texts.copy}
          </Button>
          <Button variant="quiet" disabled={isBusy} onClick={onRevoke}>
            {texts.revoke}
          </Button>
        </div>
      </div>
    </div>
  )
}
