import { Icon } from '@/components/ui/icon'
import { mine as texts } from '@/lib/account/mine-messages'

/** Says whose account is signed in; the line of the e-mail is kept free until that is known. */
export function SignedInAs({ email = '\u00a0' }: { email: string | undefined }) {
  return (
    <p className="mb-hair flex items-center gap-snug border-b border-line px-base pb-tight">
      <Icon name="person" className="text-accent" />
      <span className="flex min-w-0 flex-col">
        <span className="text-item font-medium">{texts.signedIn}</span>
        <span title={email.trim()} className="truncate text-label text-ink-soft">
          {email}
        </span>
      </span>
    </p>
  )
}
