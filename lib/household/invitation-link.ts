import { hash, paths } from '@/lib/router/routes'

/** The address of an invitation. Its secret is behind the `#`, which browsers send to no server. */
export const invitationLink = (secret: string) =>
  new URL(hash(paths.invitation(secret)), location.href).toString()
