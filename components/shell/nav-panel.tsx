import clsx from 'clsx/lite'

import { Icon, type IconName } from '@/components/ui/icon'
import { Switch } from '@/components/ui/switch'
import type { ForgetChoiceProps } from '@/components/shell/forget-choice'
import { logOut } from '@/lib/account/session'
import { showToast } from '@/lib/feedback/toasts-store'
import { useIsDark } from '@/lib/theme/use-is-dark'
import { shell } from '@/lib/shell/messages'
import { titles } from '@/lib/router/titles'
import { navigate } from '@/lib/router/navigation'
import { hash, paths } from '@/lib/router/routes'
import { type LazyComponent, preloadModule, useLazyModule } from '@/lib/router/use-lazy-module'
import { useSessionStore } from '@/lib/session/session-store'
import { useThemeStore } from '@/lib/theme/theme-store'

const entryClass =
  'flex min-h-touch w-full items-center gap-snug rounded-control px-base text-item font-medium hover:bg-sunken'

const forgetChoice: LazyComponent<ForgetChoiceProps> = {
  load: () => import('@/components/shell/forget-choice').then((m) => m.ForgetChoice),
}

/** For a signed-in visitor who is about to open the panel: the choice has to be seen before the log-out is pressed. */
export const preloadForgetChoice = () => preloadModule(forgetChoice)

type NavLink = { path: string; label: string; icon: IconName }

type NavPanelProps = { id: string; isSignedIn: boolean; isClosing: boolean; onClose: () => void }

/** The navigation panel (spec point 2). */
export function NavPanel({ id, isSignedIn, isClosing, onClose }: NavPanelProps) {
  const isDark = useIsDark()
  const setDark = useThemeStore((state) => state.setDark)
  const userId = useSessionStore((state) => state.access)
  const { loaded: ForgetChoice } = useLazyModule(forgetChoice, isSignedIn)

  function onLogOut() {
    onClose()
    // Navigates first: the gate of a recipe would treat the log-out as a visit without an account, and ask to sign in.
    navigate(paths.categories)
    void logOut()
    showToast({ type: 'success', message: shell.loggedOut })
  }

  const accountLinks: NavLink[] = isSignedIn
    ? [{ path: paths.list, label: shell.list, icon: 'basket' }]
    : [
        { path: paths.login, label: shell.login, icon: 'login' },
        { path: paths.registration, label: shell.registration, icon: 'person' },
      ]
  const links: NavLink[] = [
    { path: paths.categories, label: shell.categories, icon: 'tiles' },
    ...accountLinks,
    { path: paths.pantry, label: titles.pantry, icon: 'flame' },
    { path: paths.plan, label: titles.plan, icon: 'calendar' },
    { path: paths.myData, label: titles.myData, icon: 'box' },
  ]

  return (
    <nav
      id={id}
      aria-label={shell.navigation}
      inert={isClosing}
      className={clsx(
        'absolute top-full right-0 z-panel w-full max-w-panel p-tight',
        isClosing ? 'animate-panel-out' : 'animate-panel-in',
      )}
    >
      <div className="rounded-card border border-line bg-surface p-snug shadow-raised">
        <ul className="flex flex-col gap-hair">
          {links.map(({ path, label, icon }) => (
            <li key={path}>
              <a href={hash(path)} onClick={onClose} className={entryClass}>
                <Icon name={icon} className="text-accent" />
                {label}
              </a>
            </li>
          ))}
          <li>
            <Switch icon="moon" label={shell.darkTheme} isOn={isDark} onChange={setDark} />
          </li>
          {isSignedIn && (
            <li className="border-t border-line pt-hair">
              <button type="button" onClick={onLogOut} className={clsx(entryClass, 'text-danger')}>
                <Icon name="logout" />
                {shell.logOut}
              </button>
            </li>
          )}
        </ul>
        {/* Last, so that nothing moves when it arrives. */}
        {ForgetChoice && userId && <ForgetChoice userId={userId} className={entryClass} />}
      </div>
    </nav>
  )
}
