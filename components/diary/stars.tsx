import { diary as messages } from '@/lib/diary/messages'

/** How many stars a dish got, as a picture that screen readers read in words. */
export const Stars = ({ count }: { count: number }) => (
  <span role="img" aria-label={messages.starsText(count)} className="text-accent">
    {messages.star(count)}
  </span>
)
