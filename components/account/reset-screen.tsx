import { AccountCard } from '@/components/account/account-card'
import { ResetForm } from '@/components/account/reset-form'
import { ScreenTitle } from '@/components/ui/screen-title'
import { useDocumentTitle } from '@/lib/router/use-document-title'
import { account } from '@/lib/account/messages'
import { titles } from '@/lib/router/titles'
import { hash, paths } from '@/lib/router/routes'

export function ResetScreen() {
  useDocumentTitle(titles.reset)
  return (
    <AccountCard>
      <ScreenTitle title={account.resetTitle} />
      <ResetForm />
      <a href={hash(paths.login)} className="text-link">
        {account.backToLogin}
      </a>
    </AccountCard>
  )
}
