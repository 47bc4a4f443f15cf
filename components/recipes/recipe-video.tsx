import { useState } from 'react'

import { Message } from '@/components/ui/message'
import { drawings } from '@/lib/feedback/drawings'
import { useIsOnline } from '@/lib/browser/use-is-online'
import { recipe as messages } from '@/lib/recipes/messages'
import { videoAddress } from '@/lib/recipes/video'

const WIDTH = 800
const HEIGHT = 400

type RecipeVideoProps = { address: string; title: string }

/**
 * Embeds the video of a recipe: 800x400 from 1024 px on (spec point 9), otherwise as wide as the window allows. A loaded video
 * stays without the network: its player may have buffered it.
 */
export function RecipeVideo({ address, title }: RecipeVideoProps) {
  const isOnline = useIsOnline()
  const [isLoaded, setIsLoaded] = useState(false)
  const src = videoAddress(address)
  if (!src) return <Message title={messages.noVideo} hint={messages.noVideoHint} />
  if (!isOnline && !isLoaded) {
    return (
      <Message picture={drawings.offline} title={messages.offlineVideo} hint={messages.offlineVideoHint} />
    )
  }
  return (
    <iframe
      src={src}
      onLoad={() => setIsLoaded(true)}
      title={messages.videoTitle(title)}
      width={WIDTH}
      height={HEIGHT}
      allowFullScreen
      className="aspect-video h-auto w-full max-w-video rounded-card bg-sunken shadow-card"
    />
  )
}
