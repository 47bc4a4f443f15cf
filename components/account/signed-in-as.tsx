import { Icon } from '@/components/ui/icon'
import { mine as texts } from '@/lib/account/mine-messages'

/** Names the account that is signed in, in a row as high as two lines, so that nothing moves when its e-mail is known. */
export function SignedInAs({ email = texts.signedIn }: { email: string | undefined }) {
  return (
    <p className="mb-hair flex min-h-touch items-center gap-snug border-b border-line px-base pb-hair text-label font-medium">
      <Icon name="person" className="text-accent" />
      <span className="min-w-0 wrap-anywhere">{email}</span>
    </p>
  )
}
