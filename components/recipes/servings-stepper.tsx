import { Stepper } from '@/components/ui/stepper'
import { recipe as messages } from '@/lib/recipes/messages'
import { parseServings } from '@/lib/recipes/scale'
import { MAX_SERVINGS, MIN_SERVINGS } from '@/lib/quantities/amount-schema'
import { announce } from '@/lib/feedback/announcer-store'

type ServingsStepperProps = { servings: number; onChange: (servings: number) => void }

export function ServingsStepper({ servings, onChange }: ServingsStepperProps) {
  function change(next: number) {
    onChange(next)
    announce(messages.servings(next))
  }

  return (
    <Stepper
      label={messages.servingsLabel}
      unit={messages.servingsNoun(servings)}
      less={messages.fewerServings}
      more={messages.moreServings}
      value={servings}
      min={MIN_SERVINGS}
      max={MAX_SERVINGS}
      parse={parseServings}
      error={messages.noServings(MIN_SERVINGS, MAX_SERVINGS, servings)}
      onChange={change}
    />
  )
}
