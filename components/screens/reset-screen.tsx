import { AccountCard } from '@/components/account/account-card'
import { ResetForm } from '@/components/account/reset-form'
import { ScreenTitle } from '@/components/ui/screen-title'
import { account } from '@/lib/messages/account'
import { documentTitle, titles } from '@/lib/messages/titles'
import { hash, paths } from '@/lib/routes'

export function ResetScreen() {
  return (
    <AccountCard>
      <ScreenTitle title={account.resetTitle} documentTitle={documentTitle(titles.reset)} />
      <ResetForm />
      <a href={hash(paths.login)} className="text-link">
        {account.backToLogin}
      </a>
    </AccountCard>
  )
}
