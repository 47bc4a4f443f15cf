import useSWR from 'swr'

import { swrOptions } from '@/lib/api/swr-options'
import { readFoods } from '@/lib/recipes/own/foods-api'

/** The food tables of the products, by title; undefined while they are loading and where the API lacks them. */
export const useFoods = () => useSWR('foods', readFoods, swrOptions).data
