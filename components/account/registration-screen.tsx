import { AccountCard } from '@/components/account/account-card'
import { RegistrationForm } from '@/components/account/registration-form'
import { ScreenTitle } from '@/components/ui/screen-title'
import { useDocumentTitle } from '@/lib/router/use-document-title'
import { account } from '@/lib/account/messages'
import { titles } from '@/lib/router/titles'
import { getPosition, navigate } from '@/lib/router/navigation'
import { hash, parseRoute, paths } from '@/lib/router/routes'
import { showToast } from '@/lib/feedback/toasts-store'

export function RegistrationScreen() {
  useDocumentTitle(titles.registration)
  function onRegistered() {
    showToast({ type: 'success', message: account.registered })
    // A visitor who has left the page meanwhile is not sent on.
    if (parseRoute(getPosition().path).screen === 'registration') navigate(paths.login)
  }
  return (
    <AccountCard>
      <ScreenTitle title={titles.registration} />
      <RegistrationForm onRegistered={onRegistered} />
      <a href={hash(paths.login)} className="text-link">
        {account.toLogin}
      </a>
    </AccountCard>
  )
}
