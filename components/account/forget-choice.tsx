import useSWR from 'swr'

import { entryClass } from '@/components/ui/entry-class'
import { TickBox } from '@/components/ui/tick-box'
import { isForgetting, setForgetting } from '@/lib/account/account-backup'
import { logOut as texts } from '@/lib/account/log-out-messages'

type ForgetChoiceProps = { userId: string }

/** Lets the visitor choose that logging out of the account leaves nothing on this device. */
export function ForgetChoice({ userId }: ForgetChoiceProps) {
  const { data: isOn = false, mutate } = useSWR(['forget', userId], () => isForgetting(userId))
  return (
    <label className={entryClass}>
      <TickBox
        checked={isOn}
        onChange={() => {
          // A browser whose database fails cannot store the choice, but cannot back anything up either.
          mutate(setForgetting(userId, !isOn), { optimisticData: !isOn, revalidate: false }).catch(() => {})
        }}
      />
      {texts.forget}
    </label>
  )
}
