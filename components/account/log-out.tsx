import clsx from 'clsx/lite'

import { entryClass } from '@/components/ui/entry-class'
import { Icon } from '@/components/ui/icon'
import { logOut as texts } from '@/lib/account/log-out-messages'
import { logOut } from '@/lib/account/session'
import { showToast } from '@/lib/feedback/toasts-store'
import { navigate } from '@/lib/router/navigation'
import { paths } from '@/lib/router/routes'
import { preloadModule, useLazyModule } from '@/lib/router/use-lazy-module'
import { useSessionStore } from '@/lib/session/session-store'

const loadForgetChoice = () => import('@/components/account/forget-choice').then((m) => m.ForgetChoice)

/** For a signed-in visitor who is about to open the panel: the choice has to be seen before the log-out is pressed. */
export const preloadForgetChoice = () => preloadModule(loadForgetChoice)

/** The button that logs out. `onLogOut` is called first. */
export function LogOutButton({ onLogOut }: { onLogOut?: () => void }) {
  function leave() {
    onLogOut?.()
    // Navigates first: the gate of a recipe would treat the log-out as a visit without an account, and ask to sign in.
    navigate(paths.categories)
    void logOut()
    showToast({ type: 'success', message: texts.done })
  }

  return (
    <button type="button" onClick={leave} className={clsx(entryClass, 'text-danger')}>
      <Icon name="logout" />
      {texts.action}
    </button>
  )
}

/** The choice that a log-out leaves nothing on this device. Nothing moves when it arrives. */
export function LogOutChoice() {
  const userId = useSessionStore((state) => state.access)
  const { loaded: ForgetChoice } = useLazyModule(loadForgetChoice, true)
  return <div className="min-h-touch">{ForgetChoice && userId && <ForgetChoice userId={userId} />}</div>
}
