import useSWR from 'swr'

import { Switch } from '@/components/ui/switch'
import { isForgetting, setForgetting } from '@/lib/account/account-backup'
import { forgetAtLogOut } from '@/lib/account/forget-messages'

export type ForgetSwitchProps = { userId: string }

/** Whether the next log-outs of the account leave nothing on this device. */
export function ForgetSwitch({ userId }: ForgetSwitchProps) {
  const { data: isOn = false, mutate } = useSWR(['forget', userId], () => isForgetting(userId))
  return (
    <Switch
      label={forgetAtLogOut}
      isOn={isOn}
      onChange={(wanted) => {
        // A browser without a database backs nothing up either.
        mutate(setForgetting(userId, wanted), { optimisticData: wanted, revalidate: false }).catch(() => {})
      }}
    />
  )
}
