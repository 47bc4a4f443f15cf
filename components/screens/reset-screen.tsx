import { AccountCard } from '@/components/account/account-card'
import { ResetForm } from '@/components/account/reset-form'
import { ScreenTitle } from '@/components/ui/screen-title'
import { useDocumentTitle } from '@/lib/hooks/use-document-title'
import { account } from '@/lib/messages/account'
import { titles } from '@/lib/messages/titles'
import { hash, paths } from '@/lib/routes'

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
