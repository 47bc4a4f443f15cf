import clsx from 'clsx/lite'

import { preloadForgetChoice } from '@/components/account/log-out'
import { HeaderSearch } from '@/components/shell/header-search'
import { NavPanel } from '@/components/shell/nav-panel'
import { SectionNav } from '@/components/shell/section-nav'
import { StartProgress } from '@/components/shell/start-progress'
import { LazyTimerDock } from '@/components/shell/lazy-timer-dock'
import { useIsScrollingDown } from '@/components/shell/use-is-scrolling-down'
import { useNavPanel } from '@/components/shell/use-nav-panel'
import { useNotice } from '@/components/shell/use-notice'
import { Icon } from '@/components/ui/icon'
import { shell } from '@/lib/shell/messages'
import { hash, paths } from '@/lib/router/routes'
import { isSignedIn, useSessionStore } from '@/lib/session/session-store'

export function Header() {
  const { panel, panelId, burger, toggle, closeToBurger, onBlur } = useNavPanel()
  const signedIn = useSessionStore(isSignedIn)
  const isScrollingDown = useIsScrollingDown()
  const notice = useNotice()
  const isOpen = panel === 'open'
  const isHidden = isScrollingDown && panel === 'closed' && !notice

  return (
    <header
      data-hidden={isHidden || undefined}
      onBlur={onBlur}
      className={clsx(
        'relative top-0 z-header border-b border-line bg-page transition duration-calm ease-soft focus-within:translate-y-0 has-data-timers:translate-y-0 print:hidden tall:sticky',
        'cooking:pointer-events-none cooking:absolute cooking:inset-x-0 cooking:flex cooking:flex-col-reverse cooking:border-0 cooking:bg-transparent tall:cooking:fixed',
        isHidden && 'tall:-translate-y-full',
      )}
    >
      <StartProgress />
      <div className="mx-auto flex w-full max-w-page flex-wrap items-center justify-between gap-tight px-base py-tight tablet:px-roomy desktop:flex-nowrap">
        <a
          href={hash(paths.welcome)}
          className="flex min-h-touch items-center rounded-chip font-display text-section font-heavy tracking-tight text-accent cooking:hidden"
        >
          {shell.brand}
        </a>
        <SectionNav />
        {/* Before the search, in the space that the links leave free, so that a timer moves nothing. */}
        <LazyTimerDock />
        <HeaderSearch />
        <a
          href={hash(paths.likes)}
          aria-label={shell.likes}
          className="hidden size-touch shrink-0 items-center justify-center rounded-pill text-ink-soft hover:bg-sunken hover:text-ink desktop:flex cooking:hidden"
        >
          <Icon name="heart" />
        </a>
        <button
          ref={burger}
          type="button"
          aria-label={shell.menu}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onPointerEnter={signedIn ? preloadForgetChoice : undefined}
          onFocus={signedIn ? preloadForgetChoice : undefined}
          onClick={toggle}
          className="flex size-touch shrink-0 flex-col items-center justify-center gap-hair rounded-pill text-ink hover:bg-sunken cooking:hidden"
        >
          <BurgerLine className={isOpen ? 'translate-y-tight rotate-45' : ''} />
          <BurgerLine className={isOpen ? 'opacity-0' : ''} />
          <BurgerLine className={isOpen ? '-translate-y-tight -rotate-45' : ''} />
        </button>
      </div>
      {notice && (
        <div
          data-notice
          className="flex justify-center border-t border-line bg-sunken px-base py-hair cooking:border-0"
        >
          {notice}
        </div>
      )}
      {panel !== 'closed' && (
        <NavPanel
          id={panelId}
          isSignedIn={signedIn}
          isClosing={panel === 'closing'}
          onClose={closeToBurger}
        />
      )}
    </header>
  )
}

function BurgerLine({ className }: { className: string }) {
  return (
    <span
      aria-hidden
      className={clsx('h-hair w-glyph rounded-pill bg-current transition duration-calm', className)}
    />
  )
}
