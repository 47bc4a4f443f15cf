import { Button } from '@/components/ui/button'
import { connection } from '@/lib/messages/connection'

/** Offers the new version; whoever is busy leaves it where it is. */
export function VersionNotice({ onUpdate }: { onUpdate: () => void }) {
  return (
    <div className="flex min-w-0 items-center gap-tight text-caption text-ink-soft">
      {connection.newVersion}
      <Button look="secondary" size="small" onClick={onUpdate}>
        {connection.update}
      </Button>
    </div>
  )
}
