import { Fact } from '@/components/ui/fact'
import { lastCooked, useDiaryStore } from '@/lib/diary/diary-store'
import { diary } from '@/lib/diary/messages'

/** Shows when the visitor last cooked a recipe: «Готовили 12 ноября». */
export function CookedFact({ id }: { id: string }) {
  const text = diary.lastCooked(lastCooked(useDiaryStore((state) => state.entries)).get(id))
  return text && <Fact icon="plate" text={text} />
}
