export { logoRoutes } from './logos.routes.ts'
export {
  findLogo,
  findReceiptLogos,
  type LogoOwner,
  readLogo,
  removeLogo,
  removeLogoOfCompany,
  saveLogo,
} from './logos.service.ts'
