export {
  CardBody as Body,
  CardFooter as Footer,
  CardHeader as Header,
  type CardHeaderProps as HeaderProps,
  CardRoot as Root,
  type CardRootProps as RootProps,
} from './card.tsx'
