import { type SyntheticEvent, useState } from 'react'

import { Field } from '@/components/forms/field'
import { Button } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import { eating } from '@/lib/plan/eater-messages'
import { type Eater, MAX_NAME_LENGTH, nutrients } from '@/lib/plan/eaters'
import { textsOf, readEater } from '@/lib/planner/read-eater'
import { planner as messages } from '@/lib/planner/messages'

type EaterFormProps = {
  eater: Eater
  /** What the person is called, also without a name. */
  name: string
  onChange: (eater: Eater) => void
}

/** The name, the portion and the goals of a person. */
export function EaterForm({ eater, name, onChange }: EaterFormProps) {
  return (
    <Disclosure title={name} isHeading={false}>
      {() => <Fields eater={eater} onChange={onChange} />}
    </Disclosure>
  )
}

function Fields({ eater, onChange }: Omit<EaterFormProps, 'name'>) {
  const [texts, setTexts] = useState(() => textsOf(eater))
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({})

  function save(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const { eater: changed, wrong } = readEater(eater.id, texts)
    setErrors(Object.fromEntries(wrong.map((field) => [field, messages.badNumber(field)])))
    const [first] = wrong
    if (first) event.currentTarget.querySelector<HTMLElement>(`[name='${first}']`)?.focus()
    else onChange(changed)
  }

  const field = (key: string) => ({
    name: key,
    required: false,
    autoComplete: 'off',
    value: texts[key] ?? '',
    error: errors[key],
    onChange: ({ target }: { target: { value: string } }) => {
      setTexts({ ...texts, [key]: target.value })
      setErrors({ ...errors, [key]: undefined })
    },
  })

  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-snug px-base pb-tight">
      <Field label={messages.name} maxLength={MAX_NAME_LENGTH} {...field('name')} />
      <Field label={messages.portion} inputMode="decimal" {...field('portion')} />
      {nutrients.map((nutrient) => (
        <div
          key={nutrient}
          role="group"
          aria-label={eating.nutrients[nutrient]}
          className="grid grid-cols-2 items-end gap-snug"
        >
          <Field label={messages.atLeast(nutrient)} inputMode="numeric" {...field(`${nutrient} min`)} />
          <Field label={messages.atMost(nutrient)} inputMode="numeric" {...field(`${nutrient} max`)} />
        </div>
      ))}
      <p className="text-caption text-ink-soft">{messages.goalsHint}</p>
      <Button type="submit" variant="secondary" size="small">
        {messages.saveEater}
      </Button>
    </form>
  )
}
