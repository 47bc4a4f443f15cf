import { Fact } from '@/components/ui/fact'
import { formatTime } from '@/lib/recipes/card-numbers'

/** The time that a dish takes; `note` says what part of it is work. */
export const TimeFact = ({ time, note }: { time: string; note?: string }) => (
  <Fact icon="clock" text={formatTime(time)} note={note} />
)
