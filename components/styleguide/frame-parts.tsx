import { type ComponentType, useEffect } from 'react'

import { AccountPart, DataPart } from '@/components/styleguide/account-parts'
import type { Part } from '@/components/styleguide/address'
import { CartPart, DeliveryPart } from '@/components/styleguide/cart-parts'
import { CardsPart, SearchPart } from '@/components/styleguide/catalog-parts'
import { ColoursPart } from '@/components/styleguide/colours-part'
import { ButtonsPart, FieldsPart } from '@/components/styleguide/controls-parts'
import { HouseholdPart } from '@/components/styleguide/household-part'
import { ListPart } from '@/components/styleguide/list-part'
import { OwnRecipesPart } from '@/components/styleguide/own-recipes-part'
import { PlanPart } from '@/components/styleguide/plan-part'
import { PlannerPart } from '@/components/styleguide/planner-part'
import { RecipePart } from '@/components/styleguide/recipe-part'
import { SampleData } from '@/components/styleguide/sample-data'
import type { PartProps } from '@/components/styleguide/section'
import { ShellPart } from '@/components/styleguide/shell-part'
import { StatesPart } from '@/components/styleguide/states-part'
import { MotionPart } from '@/components/styleguide/motion-part'
import { ShapePart, SpacePart, TypePart } from '@/components/styleguide/token-parts'
import { useSessionStore } from '@/lib/session/session-store'

const components: Record<Part, ComponentType<PartProps>> = {
  colours: ColoursPart,
  shapes: ShapePart,
  type: TypePart,
  space: SpacePart,
  motion: MotionPart,
  buttons: ButtonsPart,
  fields: FieldsPart,
  cards: CardsPart,
  search: SearchPart,
  recipe: RecipePart,
  own: OwnRecipesPart,
  list: ListPart,
  cart: CartPart,
  delivery: DeliveryPart,
  plan: PlanPart,
  planner: PlannerPart,
  account: AccountPart,
  data: DataPart,
  household: HouseholdPart,
  shell: ShellPart,
  states: StatesPart,
}

type FramePartsProps = PartProps & { part: Part | undefined }

export function FrameParts({ part, ...props }: FramePartsProps) {
  // The style guide loads no Firebase, which would otherwise confirm the stored session.
  useEffect(() => useSessionStore.getState().trustStored(), [])
  const shown = part ? [part] : (Object.keys(components) as Part[])
  return (
    <SampleData>
      {shown.map((name) => {
        const PartView = components[name]
        return <PartView key={name} {...props} />
      })}
    </SampleData>
  )
}
