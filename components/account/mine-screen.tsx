import { LogOutButton, LogOutChoice } from '@/components/account/log-out'
import { SignedInAs } from '@/components/account/signed-in-as'
import { LinkButton } from '@/components/ui/button'
import { CheckList } from '@/components/ui/check-list'
import { entryClass } from '@/components/ui/entry-class'
import { Icon, type IconName } from '@/components/ui/icon'
import { ScreenTitle } from '@/components/ui/screen-title'
import { Switch } from '@/components/ui/switch'
import { forgetAccount } from '@/lib/account/erase'
import { mine as texts } from '@/lib/account/mine-messages'
import { config } from '@/lib/config'
import { showToast } from '@/lib/feedback/toasts-store'
import { useLikesStore } from '@/lib/recipes/likes-store'
import { useSavesStore } from '@/lib/recipes/saves-store'
import { navigate } from '@/lib/router/navigation'
import { hash, paths } from '@/lib/router/routes'
import { titles } from '@/lib/router/titles'
import { useLazyModule } from '@/lib/router/use-lazy-module'
import { useDocumentTitle } from '@/lib/router/use-document-title'
import { isSignedIn, useSessionStore } from '@/lib/session/session-store'
import { useThemeStore } from '@/lib/theme/theme-store'
import { useIsDark } from '@/lib/theme/use-is-dark'
import { useOrderHistoryStore } from '@/lib/orders/order-history-store'
import { notErased } from '@/lib/user-data/erase-messages'

const loadHouseholdParts = () =>
  import(/* webpackChunkName: "household-cards" */ '@/components/household/household-parts').then(
    (m) => m.HouseholdParts,
  )

function forgetAndLeave() {
  // A log-out leads to the categories (spec point 2).
  navigate(paths.categories)
  forgetAccount().catch(() => showToast({ type: 'error', message: notErased }))
}

/** Everything that belongs to the visitor; signed out, the reasons to sign in come first. */
export function MineScreen() {
  useDocumentTitle(titles.mine)
  const signedIn = useSessionStore(isSignedIn)
  const { loaded: HouseholdParts } = useLazyModule(
    loadHouseholdParts,
    config.syncUrl !== undefined && signedIn,
  )
  const email = useSessionStore((state) => state.email)
  const isDark = useIsDark()
  const setDark = useThemeStore((state) => state.setDark)
  const saved = useSavesStore((state) => state.recipes.length)
  const liked = useLikesStore((state) => state.recipes.length)
  const ordered = useOrderHistoryStore((state) => state.orders.length)

  return (
    <div className="mx-auto flex w-full max-w-text flex-col gap-base">
      <ScreenTitle title={titles.mine} />
      {!signedIn && <Reasons />}
      <div className="rounded-card bg-surface px-hair py-snug shadow-card snug:px-snug">
        {signedIn && <SignedInAs email={email} />}
        <ul>
          <Entry path={paths.saves} icon="bookmark" label={texts.saved} count={saved} />
          <Entry path={paths.likes} icon="heart" label={texts.liked} count={liked} />
          <Entry path={paths.ownRecipes} icon="pencil" label={texts.ownRecipes} />
          <Entry path={paths.orders} icon="basket" label={texts.orders} count={ordered} />
          <Entry path={paths.pantry} icon="flame" label={texts.pantry} />
          <Entry path={paths.myData} icon="box" label={texts.data} />
          <li>
            <Switch icon="moon" label={texts.darkTheme} isOn={isDark} onChange={setDark} />
          </li>
        </ul>
        {signedIn && (
          <div className="mt-hair border-t border-line pt-hair">
            <LogOutButton />
            <LogOutChoice />
          </div>
        )}
      </div>
      {HouseholdParts && <HouseholdParts onForget={forgetAndLeave} />}
    </div>
  )
}

function Reasons() {
  return (
    <section aria-labelledby="reasons" className="flex flex-col gap-base rounded-card bg-accent-soft p-roomy">
      <h2 id="reasons" className="font-display text-section font-medium">
        {texts.signedOutTitle}
      </h2>
      <CheckList texts={texts.reasons} />
      <div>
        <LinkButton href={hash(paths.login)}>{texts.login}</LinkButton>
      </div>
    </section>
  )
}

type EntryProps = { path: string; icon: IconName; label: string; count?: number }

function Entry({ path, icon, label, count = 0 }: EntryProps) {
  return (
    <li>
      <a href={hash(path)} className={entryClass}>
        <Icon name={icon} className="text-accent" />
        <span className="min-w-0 grow wrap-anywhere">{label}</span>
        {count > 0 && <span className="text-label text-ink-soft">{count}</span>}
        <Icon name="forward" className="text-ink-soft max-slim:hidden" />
      </a>
    </li>
  )
}
