import type { ComponentType } from 'react'

import type { Part } from '@/components/styleguide/address'
import { ColourPart } from '@/components/styleguide/colour-part'
import { ButtonsPart, FieldsPart } from '@/components/styleguide/controls-parts'
import {
  AccountPart,
  CardsPart,
  CartPart,
  DeliveryPart,
  ListPart,
  RecipePart,
} from '@/components/styleguide/domain-parts'
import { StatesPart } from '@/components/styleguide/states-part'
import { MotionPart, ShapePart, SpacePart, TypePart } from '@/components/styleguide/token-parts'
import type { Mode, Theme } from '@/tailwind.config'

type PartProps = { theme: Theme; mode: Mode }

const components: Record<Part, ComponentType<PartProps>> = {
  colours: ColourPart,
  shapes: ShapePart,
  type: TypePart,
  space: SpacePart,
  motion: MotionPart,
  buttons: ButtonsPart,
  fields: FieldsPart,
  cards: CardsPart,
  recipe: RecipePart,
  list: ListPart,
  cart: CartPart,
  delivery: DeliveryPart,
  account: AccountPart,
  states: StatesPart,
}

type FramePartsProps = PartProps & { part: Part | undefined }

/** The part that is asked for, or all of them. */
export function FrameParts({ part, ...props }: FramePartsProps) {
  const shown = part ? [part] : (Object.keys(components) as Part[])
  return shown.map((name) => {
    const PartView = components[name]
    return <PartView key={name} {...props} />
  })
}
