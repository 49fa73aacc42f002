import { isDeliveryTeam, type Role, type User } from '@malote/api-client'

/** The role that the order screens show: an operator outside of the delivery team sees and does what the company does. */
export const viewerRole = (user: Pick<User, 'role' | 'carriesOut'>): Role =>
  isDeliveryTeam(user) ? user.role : 'manager'
