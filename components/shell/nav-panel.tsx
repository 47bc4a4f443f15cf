import clsx from 'clsx/lite'

import { LogOutButton, LogOutChoice } from '@/components/account/log-out'
import { entryClass } from '@/components/ui/entry-class'
import { Icon, type IconName } from '@/components/ui/icon'
import { Switch } from '@/components/ui/switch'
import { useIsDark } from '@/lib/theme/use-is-dark'
import { shell } from '@/lib/shell/messages'
import { titles } from '@/lib/router/titles'
import { hash, paths } from '@/lib/router/routes'
import { useThemeStore } from '@/lib/theme/theme-store'

type NavLink = { path: string; label: string; icon: IconName }

type NavPanelProps = { id: string; isSignedIn: boolean; isClosing: boolean; onClose: () => void }

/** The navigation panel (spec point 2). */
export function NavPanel({ id, isSignedIn, isClosing, onClose }: NavPanelProps) {
  const isDark = useIsDark()
  const setDark = useThemeStore((state) => state.setDark)

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
              <LogOutButton onLogOut={onClose} />
            </li>
          )}
        </ul>
        {isSignedIn && <LogOutChoice />}
      </div>
    </nav>
  )
}
