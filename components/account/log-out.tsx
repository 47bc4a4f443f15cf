import clsx from 'clsx/lite'

import type { ForgetChoiceProps } from '@/components/account/forget-choice'
import { entryClass } from '@/components/ui/entry-class'
import { Icon } from '@/components/ui/icon'
import { logOut as texts } from '@/lib/account/log-out-messages'
import { logOut } from '@/lib/account/session'
import { showToast } from '@/lib/feedback/toasts-store'
import { navigate } from '@/lib/router/navigation'
import { paths } from '@/lib/router/routes'
import { type LazyComponent, preloadModule, useLazyModule } from '@/lib/router/use-lazy-module'
import { useSessionStore } from '@/lib/session/session-store'

const forgetChoice: LazyComponent<ForgetChoiceProps> = {
  load: () => import('@/components/account/forget-choice').then((m) => m.ForgetChoice),
}

/** For a signed-in visitor who is about to open the panel: the choice has to be seen before the log-out is pressed. */
export const preloadForgetChoice = () => preloadModule(forgetChoice)

/** The button that logs out, and the choice to leave nothing on this device. */
export function LogOut({ onLogOut }: { onLogOut?: () => void }) {
  const userId = useSessionStore((state) => state.access)
  const { loaded: ForgetChoice } = useLazyModule(forgetChoice, true)

  function leave() {
    onLogOut?.()
    // Navigates first: the gate of a recipe would treat the log-out as a visit without an account, and ask to sign in.
    navigate(paths.categories)
    void logOut()
    showToast({ type: 'success', message: texts.done })
  }

  return (
    <div className="mt-hair border-t border-line pt-hair">
      <button type="button" onClick={leave} className={clsx(entryClass, 'text-danger')}>
        <Icon name="logout" />
        {texts.action}
      </button>
      {/* Nothing moves when the choice arrives. */}
      <div className="min-h-touch">{ForgetChoice && userId && <ForgetChoice userId={userId} />}</div>
    </div>
  )
}
