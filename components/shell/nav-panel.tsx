import clsx from 'clsx/lite'

import { Icon } from '@/components/ui/icon'
import { Switch } from '@/components/ui/switch'
import { logOut } from '@/lib/account/session'
import { useIsDark } from '@/lib/theme/use-is-dark'
import { shell } from '@/lib/shell/messages'
import { titles } from '@/lib/router/titles'
import { navigate } from '@/lib/router/navigation'
import { hash, paths } from '@/lib/router/routes'
import { useThemeStore } from '@/lib/theme/theme-store'

const entry =
  'flex min-h-touch w-full items-center gap-snug rounded-control px-base text-item font-medium hover:bg-sunken'

type NavPanelProps = { id: string; isSignedIn: boolean; isClosing: boolean; onClose: () => void }

/** The navigation panel; what it offers depends on whether somebody is signed in. */
export function NavPanel({ id, isSignedIn, isClosing, onClose }: NavPanelProps) {
  const isDark = useIsDark()
  const setDark = useThemeStore((state) => state.setDark)

  function leave() {
    onClose()
    // First away from what only signed-in visitors see: its gate would take this for a visit without an account.
    navigate(paths.categories)
    void logOut()
  }

  const own = isSignedIn
    ? ([{ path: paths.list, label: shell.list, icon: 'basket' }] as const)
    : ([
        { path: paths.login, label: shell.login, icon: 'login' },
        { path: paths.registration, label: shell.registration, icon: 'person' },
      ] as const)
  const links = [
    { path: paths.categories, label: shell.categories, icon: 'tiles' } as const,
    ...own,
    { path: paths.pantry, label: titles.pantry, icon: 'flame' } as const,
    { path: paths.plan, label: titles.plan, icon: 'calendar' } as const,
    { path: paths.myData, label: titles.myData, icon: 'box' } as const,
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
      <ul className="flex flex-col gap-hair rounded-card border border-line bg-surface p-snug shadow-raised">
        {links.map(({ path, label, icon }) => (
          <li key={path}>
            <a href={hash(path)} onClick={onClose} className={entry}>
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
            <button type="button" onClick={leave} className={clsx(entry, 'text-danger')}>
              <Icon name="logout" />
              {shell.logOut}
            </button>
          </li>
        )}
      </ul>
    </nav>
  )
}
