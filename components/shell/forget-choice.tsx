import useSWR from 'swr'

import { TickBox } from '@/components/ui/tick-box'
import { isForgetting, setForgetting } from '@/lib/account/account-backup'
import { forgetAtLogOut } from '@/lib/account/forget-messages'

export type ForgetChoiceProps = { userId: string }

/** Whether the next log-outs of the account leave nothing on this device. */
export function ForgetChoice({ userId }: ForgetChoiceProps) {
  const { data: isOn = false, mutate } = useSWR(['forget', userId], () => isForgetting(userId))
  return (
    <label className="flex min-h-touch w-full items-center gap-snug rounded-control px-base text-item font-medium hover:bg-sunken">
      <TickBox
        checked={isOn}
        onChange={() => {
          // A browser without a database backs nothing up either.
          mutate(setForgetting(userId, !isOn), { optimisticData: !isOn, revalidate: false }).catch(() => {})
        }}
      />
      {forgetAtLogOut}
    </label>
  )
}
