import useSWR from 'swr'

import { TickBox } from '@/components/ui/tick-box'
import { isForgetting, setForgetting } from '@/lib/account/account-backup'
import { forgetAtLogOut } from '@/lib/account/forget-messages'

export type ForgetChoiceProps = { userId: string; className: string }

/** Lets the visitor choose that logging out of the account leaves nothing on this device. */
export function ForgetChoice({ userId, className }: ForgetChoiceProps) {
  const { data: isOn = false, mutate } = useSWR(['forget', userId], () => isForgetting(userId))
  return (
    <label className={className}>
      <TickBox
        checked={isOn}
        onChange={() => {
          // A browser whose database fails cannot store the choice, but cannot back anything up either.
          mutate(setForgetting(userId, !isOn), { optimisticData: !isOn, revalidate: false }).catch(() => {})
        }}
      />
      {forgetAtLogOut}
    </label>
  )
}
