import clsx from 'clsx/lite'

import { Button } from '@/components/ui/button'
import { planner as messages } from '@/lib/planner/messages'

type PlannerProgressProps = {
  /** The part of the work that is done, 0 to 1; undefined once it is. */
  share: number | undefined
  /** How many dishes the plan has. */
  count: number | undefined
  /** Whether the plan keeps to all limits. */
  isWhole?: boolean
  /** Whether the visitor has stopped it. */
  isStopped?: boolean
  onStop: () => void
  onStart: () => void
}

/** How far the planner is, with a button to stop it; its height stays, so that nothing moves when it is done. */
export function PlannerProgress({
  share,
  count = 0,
  isWhole = true,
  isStopped = false,
  onStop,
  onStart,
}: PlannerProgressProps) {
  const isBusy = share !== undefined
  const done = isStopped ? messages.stopped : isWhole ? messages.ready : messages.almostReady
  return (
    <div className="-my-tight flex flex-col gap-hair">
      <div className="flex min-h-touch items-center justify-between gap-base">
        <p role="status" className="text-caption text-ink-soft">
          {isBusy ? messages.planning : done(count)}
        </p>
        {(isBusy || isStopped) && (
          // The same button in both states, so that the focus stays.
          <Button variant="quiet" size="small" onClick={isBusy ? onStop : onStart}>
            {isBusy ? messages.stop : messages.goOn}
          </Button>
        )}
      </div>
      <div
        role="progressbar"
        aria-label={messages.planning}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round((share ?? 1) * 100)}
        aria-hidden={!isBusy}
        className={clsx('h-hair overflow-hidden rounded-pill bg-sunken', !isBusy && 'opacity-0')}
      >
        <div
          style={{ width: `${Math.max(0.04, share ?? 1) * 100}%` }}
          className="h-full rounded-pill bg-accent transition-all duration-quick"
        />
      </div>
    </div>
  )
}
