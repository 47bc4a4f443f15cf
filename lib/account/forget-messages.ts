/** Apart from the other texts of accounts, since the panel loads it, on any page. */
export const forgetAtLogOut = 'Забыть и на этом устройстве'
