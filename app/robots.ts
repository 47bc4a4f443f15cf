import type { MetadataRoute } from 'next'

import { config, siteRoot } from '@/lib/config'

export const dynamic = 'force-static'

/** Allows everything; pages that are not to be indexed have a meta element. Crawlers read it at the root of a host only. */
export default function robots(): MetadataRoute.Robots {
  const root = siteRoot(config)
  return { rules: { userAgent: '*', allow: '/' }, sitemap: root && `${root}sitemap.xml` }
}
