import { isStored } from '@/lib/storage/storage'

/** Whether the visitor has a diary, without its code, which most visits do not need. */
export const hasDiary = () => isStored('diary')
