import { address, phone, required } from '@/lib/forms/rules'

/** The rules of the delivery form (spec point 5; decisions 5). */
export const deliveryRules = { city: required, house: address, entrance: address, date: required, phone }
