import clsx from 'clsx/lite'

import { connection } from '@/lib/offline/messages'
import { shell } from '@/lib/shell/messages'

/** Says that the device is offline, or online again. */
export function NetworkNotice({ isOffline }: { isOffline: boolean }) {
  return (
    <p className="flex min-w-0 items-center gap-tight text-caption text-ink-soft">
      <span
        aria-hidden
        className={clsx(
          'size-tight shrink-0 rounded-pill bg-current',
          isOffline ? 'text-warning' : 'text-success',
        )}
      />
      {isOffline ? shell.offline : connection.back}
    </p>
  )
}
