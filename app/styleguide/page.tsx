import '@/app/fonts/all.css'
import './styleguide.css'

import type { Metadata } from 'next'

import { StyleGuide } from '@/components/styleguide/style-guide'

/** The style guide, for designers and developers. */
export const metadata: Metadata = {
  title: 'Мастерская — Tasty',
  description: 'Токены и компоненты сайта Tasty.',
  robots: { index: false, follow: false },
}

export default function StyleGuidePage() {
  return <StyleGuide />
}
