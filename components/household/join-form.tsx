import { type SyntheticEvent, useState } from 'react'

import { Field } from '@/components/forms/field'
import { Button } from '@/components/ui/button'
import { RadioGroup } from '@/components/ui/radio-group'
import { type Choice, choices } from '@/lib/household/device-records'
import { MAX_NAME_LENGTH } from '@/lib/household/household-api'
import { household, invitation as texts } from '@/lib/household/messages'

type JoinFormProps = {
  suggestedName: string
  /** What the visitor would share, '5 продуктов в шоппинг листе'; '' for nothing. */
  ownList: string
  isBusy: boolean
  problem: string | undefined
  onJoin: (name: string, choice: Choice) => void
}

/** Asks for the visitor's name and, if they have a list, what becomes of it. */
export function JoinForm({ suggestedName, ownList, isBusy, problem, onJoin }: JoinFormProps) {
  const [typed, setTyped] = useState<string>()
  const [choice, setChoice] = useState<Choice>('join')
  const [nameError, setNameError] = useState<string>()
  const name = typed ?? suggestedName

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (!name.trim()) return setNameError(household.noName)
    onJoin(name.trim(), choice)
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-base">
      <Field
        label={household.name}
        maxLength={MAX_NAME_LENGTH}
        autoComplete="given-name"
        placeholder={household.nameHint}
        value={name}
        error={nameError}
        onChange={(event) => {
          setTyped(event.target.value)
          setNameError(undefined)
        }}
      />
      {ownList && (
        <div className="flex flex-col gap-tight">
          <RadioGroup
            label={texts.choice}
            options={choices.map((value) => ({ value, label: texts.choices[value] }))}
            value={choice}
            onChange={setChoice}
          />
          <p aria-live="polite" className="text-label text-ink-soft">
            {texts.previews[choice](ownList)}
          </p>
        </div>
      )}
      {problem && (
        <p role="alert" className="text-label text-danger">
          {problem}
        </p>
      )}
      <div>
        <Button type="submit" isBusy={isBusy}>
          {texts.join}
        </Button>
      </div>
    </form>
  )
}
