import { RetryButton } from '@/components/ui/retry-button'

type QuietNoticeProps = { notice: string; retry: string | undefined; onRetry: () => unknown }

/** A notice about data that failed to load and is not essential; without a button if a retry cannot help. */
export function QuietNotice({ notice, retry, onRetry }: QuietNoticeProps) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-snug rounded-control bg-sunken px-base py-tight text-label"
    >
      {notice}
      {retry && (
        <RetryButton variant="secondary" size="small" onRetry={onRetry}>
          {retry}
        </RetryButton>
      )}
    </div>
  )
}
