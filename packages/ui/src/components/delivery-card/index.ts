export {
  DeliveryCardAction as Action,
  type DeliveryCardActionProps as ActionProps,
  DeliveryCardRoot as Root,
  type DeliveryCardRootProps as RootProps,
} from './delivery-card.tsx'
