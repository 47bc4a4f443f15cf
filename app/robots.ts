import type { MetadataRoute } from 'next'

import { config, siteRoot } from '@/lib/config'

export const dynamic = 'force-static'

/** Everything may be read; pages that no search should find say so themselves. Counts at the root of a host only. */
export default function robots(): MetadataRoute.Robots {
  const root = siteRoot(config)
  return { rules: { userAgent: '*', allow: '/' }, sitemap: root && `${root}sitemap.xml` }
}
