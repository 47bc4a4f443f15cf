import './styleguide.css'

import type { Metadata } from 'next'

import { fontVariables as garden } from '@/app/fonts/garden'
import { fontVariables as kitchen } from '@/app/fonts/kitchen'
import { fontVariables as market } from '@/app/fonts/market'
import { Workshop } from '@/components/styleguide/workshop'

/** A page for those who design the site, not for its visitors. */
export const metadata: Metadata = {
  title: 'Мастерская — Tasty',
  description: 'Токены и компоненты сайта Tasty.',
  robots: { index: false, follow: false },
}

/** The faces of every theme: a new theme adds its own here. */
const fonts = { kitchen, garden, market }

export default function StyleGuidePage() {
  return <Workshop fonts={fonts} />
}
