/** In a module of its own, since the panel of any page loads it, but not the other texts of accounts. */
export const forgetAtLogOut = 'Забыть и на этом устройстве'
