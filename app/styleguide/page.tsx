// The faces of every theme.
import '@/app/fonts/garden.css'
import '@/app/fonts/kitchen.css'
import '@/app/fonts/market.css'
import './styleguide.css'

import type { Metadata } from 'next'

import { Workshop } from '@/components/styleguide/workshop'

/** A page for those who design the site, not for its visitors. */
export const metadata: Metadata = {
  title: 'Мастерская — Tasty',
  description: 'Токены и компоненты сайта Tasty.',
  robots: { index: false, follow: false },
}

export default function StyleGuidePage() {
  return <Workshop />
}
