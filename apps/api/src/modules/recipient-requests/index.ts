export { canRate, rateStop, toStoredRating } from './ratings.service.ts'
export { recipientRequestRoutes } from './recipient-requests.routes.ts'
export { submitRecipientRequest } from './submit.service.ts'
export { listPossibleRequests } from './to-recipient-request.ts'
