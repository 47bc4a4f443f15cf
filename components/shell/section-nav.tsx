import clsx from 'clsx/lite'
import { type RefObject, useEffect, useRef, useState } from 'react'

import { Icon, type IconName } from '@/components/ui/icon'
import { useLazyModule } from '@/lib/router/use-lazy-module'
import { afterFrame } from '@/lib/browser/after-frame'
import { useIdle } from '@/lib/browser/use-idle'
import { breakpoints, useMedia } from '@/lib/browser/use-media'
import { getPosition, subscribe } from '@/lib/router/navigation'
import { hash, parseRoute, paths, type ScreenName } from '@/lib/router/routes'
import { shell } from '@/lib/shell/messages'
import { useHasList } from '@/lib/shell/use-has-list'

const { sections: texts } = shell

type Section = { path: string; label: string; icon: IconName; screens: ScreenName[]; badge?: 'list' | 'cart' }

/** The sections and their screens. The link of a section leads to the first of its screens. */
const sections: Section[] = [
  {
    path: paths.categories,
    label: texts.recipes,
    icon: 'flame',
    screens: ['categories', 'category', 'recipe', 'pantry'],
  },
  { path: paths.plan, label: texts.plan, icon: 'calendar', screens: ['plan'] },
  { path: paths.list, label: texts.list, icon: 'list', screens: ['list', 'editor'], badge: 'list' },
  { path: paths.cart, label: texts.cart, icon: 'basket', screens: ['cart', 'delivery'], badge: 'cart' },
  {
    path: paths.mine,
    label: texts.mine,
    icon: 'person',
    screens: ['mine', 'saves', 'likes', 'orders', 'myData', 'ownRecipes', 'invitation'],
  },
]

/** These screens have no bar: their forms need the room, and they have tabs of their own. */
const accountScreens = new Set<ScreenName>(['login', 'registration', 'reset'])

const loadBadges = () => import('@/components/shopping/section-badges').then((m) => m.badges)

/** The links to the sections, with badges while there is a shopping list: a bar of icons, or a row of words in the header. */
export function SectionNav({ isBar = false }: { isBar?: boolean }) {
  const screen = usePaintedScreen()
  const isIdle = useIdle()
  // The navigation that styles hide has no badges: a search of the page for their text would find it first.
  const isShown = useMedia(breakpoints.desktop) !== isBar
  const { loaded } = useLazyModule(loadBadges, useHasList() && isIdle && isShown)
  const nav = useRef<HTMLElement>(null)
  useHeldBar(nav, isBar)
  if (isBar && accountScreens.has(screen)) return null
  return (
    <nav
      ref={nav}
      aria-label={texts.name}
      className={
        isBar
          ? 'section-bar z-header border-t border-line bg-page desktop:hidden print:hidden'
          : 'mr-auto hidden desktop:block cooking:hidden'
      }
    >
      <ul className={clsx('flex', isBar && 'mx-auto h-bar max-w-text items-center px-tight')}>
        {sections.map(({ path, label, icon, screens, badge }) => {
          const Badge = badge && loaded?.[badge]
          return (
            <li key={path} className={clsx(isBar && 'min-w-0 grow basis-0')}>
              <a
                href={hash(path)}
                aria-current={screen === screens[0] ? 'page' : screens.includes(screen) || undefined}
                className={clsx(
                  'group flex items-center justify-center rounded-pill font-medium text-ink-soft hover:text-ink aria-[current]:bg-accent-soft aria-[current]:text-ink',
                  isBar
                    ? 'h-bar flex-col-reverse text-mini max-tablet:aria-[current]:bg-transparent tablet:h-touch tablet:flex-row-reverse tablet:gap-tight tablet:pr-snug tablet:text-label'
                    : 'min-h-touch gap-hair px-snug text-label',
                )}
              >
                {/* Before its icon and count, for the accessible name. */}
                {label}
                {isBar && (
                  <span className="relative rounded-pill px-tight py-hair transition-colors duration-quick group-aria-[current]:text-accent max-tablet:group-aria-[current]:bg-accent-soft snug:px-base tablet:px-snug">
                    <Icon name={icon} />
                    {Badge && <Badge />}
                  </span>
                )}
                {Badge && !isBar && <Badge isInline />}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/**
 * Keeps a bar that the on-screen keyboard has hidden out of the page until a press has ended. The press closes the keyboard at
 * its start, and the bar would move up over what is pressed and get the click.
 */
function useHeldBar(nav: RefObject<HTMLElement | null>, isBar: boolean) {
  useEffect(() => {
    if (!isBar) return
    const { dataset } = document.documentElement
    const hold = () => {
      if (nav.current?.offsetHeight === 0) dataset.barHeld = ''
    }
    // The click comes next.
    const release = () => setTimeout(() => delete dataset.barHeld)
    const listening = new AbortController()
    addEventListener('pointerdown', hold, listening)
    addEventListener('pointerup', release, listening)
    addEventListener('pointercancel', release, listening)
    return () => listening.abort()
  }, [nav, isBar])
}

/** The current screen, one frame late: the first frame after a navigation is left to the screen itself. */
function usePaintedScreen() {
  const [screen, setScreen] = useState<ScreenName>('welcome')
  useEffect(() => {
    const update = () => setScreen(parseRoute(getPosition().path).screen)
    let cancel = () => {}
    update()
    const unsubscribe = subscribe(() => {
      cancel()
      cancel = afterFrame(update)
    })
    return () => {
      cancel()
      unsubscribe()
    }
  }, [])
  return screen
}
