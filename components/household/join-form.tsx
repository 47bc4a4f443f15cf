import { type SyntheticEvent, useState } from 'react'

import { useMemberName } from '@/components/household/use-member-name'
import { Field } from '@/components/forms/field'
import { Button } from '@/components/ui/button'
import { RadioGroup } from '@/components/ui/radio-group'
import { type Choice, choices } from '@/lib/household/device-records'
import { invitation as texts } from '@/lib/household/messages'

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
  const memberName = useMemberName(suggestedName)
  const [choice, setChoice] = useState<Choice>('join')

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    const name = memberName.take()
    if (name) onJoin(name, choice)
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-base">
      <Field {...memberName.field} />
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
