import { Message } from '@/components/ui/message'
import { videoAddress } from '@/lib/assets'
import { recipe as messages } from '@/lib/messages'

const WIDTH = 800
const HEIGHT = 400

type RecipeVideoProps = { address: string; title: string }

/** The embedded film of a recipe, 800x400 at most. */
export function RecipeVideo({ address, title }: RecipeVideoProps) {
  const src = videoAddress(address)
  if (!src) return <Message title={messages.noVideo} hint={messages.noVideoHint} />
  return (
    <iframe
      src={src}
      title={messages.videoTitle(title)}
      width={WIDTH}
      height={HEIGHT}
      allow="fullscreen"
      allowFullScreen
      className="aspect-video h-auto w-full max-w-video rounded-card bg-sunken shadow-card"
    />
  )
}
