import { Fact } from '@/components/ui/fact'
import { recipe as messages } from '@/lib/recipes/messages'

export const KcalFact = ({ kcal }: { kcal: string }) => (
  <Fact icon="flame" text={kcal} note={messages.eachServing} />
)
