import { HomeRemainders, type HomeRemaindersProps } from '@/components/plan/home-remainders'
import { useDiaryStore } from '@/lib/diary/diary-store'
import { waitingLeftovers } from '@/lib/plan/leftovers'
import { usePlanStore } from '@/lib/plan/plan-store'

type AtHomeProps = Omit<HomeRemaindersProps, 'dishes'>

/** What is left at home, with the leftovers of the diary that are not planned yet. */
export function AtHome(props: AtHomeProps) {
  const entries = useDiaryStore((state) => state.entries)
  const meals = usePlanStore((state) => state.meals)
  const leftovers = waitingLeftovers(entries, meals, props.today)
  const dishes = entries.flatMap((entry) => {
    const servings = leftovers.get(entry.id)
    return servings ? [{ ...entry, servings }] : []
  })
  return <HomeRemainders {...props} dishes={dishes} />
}
