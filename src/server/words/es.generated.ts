// Written from the words files of the server and from `words` by `npm run docs`; a house test compares.
import type { LifeEventKind } from '#domain/weight-filter/life-events.ts'
import { brand } from '#domain/brand.ts'
export const lifeEventNames = {
  AWAY: "Fuera de casa",
  ILLNESS_WITH_FEVER: "Enfermedad",
  NEW_SCALE: "Báscula nueva",
  PAUSED: "Pausa",
  BREAK: "Descanso",
  RESET: "Nuevo comienzo",
  NEW_MEDICATION: "Medicamento nuevo",
  SURGERY: "Operación",
  PREGNANT_OR_BREASTFEEDING: "Embarazo o lactancia",
  EATING_DISORDER: "Trastorno alimentario",
} as const satisfies Record<LifeEventKind, string>
export const signInWords = {
  subject: `Tu enlace a ${(brand.name)}`,
  heading: "Aquí está tu enlace",
  toPlan: "Pediste un enlace a tu plan. Ábrelo en el dispositivo que quieras usar.",
  noPlan:
    "Pediste un enlace. Por ahora no hay ningún plan abierto con esta dirección. Aquí está la suscripción que se compró con ella.",
  noPlanNote: "Ahí puedes ver lo que se pagó, y cancelar o desistir. El enlace es solo para ti.",
  openPlan: "Abrir mi plan",
  onlyYou: (day: string) => `El enlace es solo para ti. Funciona una vez, hasta el ${(day)}.`,
  orderSubject: `Continúa con tu pedido de ${(brand.name)}`,
  orderHeading: "Continúa con tu pedido",
  order:
    "Alguien, probablemente tú, estaba por comprar un plan para este correo. No se cobró nada. Abre este enlace en el dispositivo que quieras usar y continúa desde ahí.",
  continue: "Continuar",
  notYou: "¿No fuiste tú? Entonces ignora este correo.",
  toForecast:
    "Pediste un enlace. Con esta dirección todavía no se ha comprado un plan, así que el enlace abre tus respuestas y tu pronóstico. Ábrelo en el dispositivo que quieras usar.",
  openForecast: "Abrir mi pronóstico",
  proofSubject: "¿Eres tú?",
    proof: {
    export:
      "Alguien en tu cuenta quiere descargar una copia de tus datos. Si eres tú, abre este enlace en el dispositivo que estás usando. Vuelves a donde estabas, y no pasa nada hasta que lo confirmes ahí.",
    delete:
      "Alguien en tu cuenta quiere borrar todo lo que hay sobre ti. Si eres tú, abre este enlace en el dispositivo que estás usando. Vuelves a donde estabas, y no pasa nada hasta que lo confirmes ahí.",
    'sign-out-everywhere':
      "Alguien en tu cuenta quiere cerrar la sesión en todos los dispositivos. Si eres tú, abre este enlace en el dispositivo que estás usando. Vuelves a donde estabas, y no pasa nada hasta que lo confirmes ahí.",
    withdraw:
      "Alguien en tu cuenta quiere desistir de tu compra. Si eres tú, abre este enlace en el dispositivo que estás usando. Vuelves a donde estabas, y no pasa nada hasta que lo confirmes ahí.",
  },
  yes: "Sí, soy yo",
  proofNote: "El enlace es solo para ti y vale como comprobación durante 15 minutos desde que lo enviamos.",
  proofStranger:
    "Si no eres tú, otra persona puede ver tu cuenta. Inicia sesión, abre tus ajustes y cierra la sesión en todas partes.",
}
export const forecastEmailWords = {
  subject: `Tu pronóstico de ${(brand.name)} está listo`,
  heading: "Tu pronóstico está listo",
  hello: "Hola, y gracias por tomarte el tiempo de responder nuestras preguntas.",
  kept: "Guardamos tus respuestas, así que puedes continuar en cualquier dispositivo cuando te acomode.",
  stranger: `¿Alguien más escribió tu dirección? Entonces ignora este correo, o escribe a ${(brand.contact.privacyEmail)} y la borraremos.`,
}
export const erasedWords = {
  subject: `Borramos tus datos de ${(brand.name)}`,
  heading: "Borramos tus datos",
  done: "Nos pediste borrar tus datos, y ya lo hicimos.",
  everything: "Borramos tus respuestas, tu plan y todo lo que registraste con nosotros. No conservamos nada.",
  access: "Borramos tus respuestas, tu plan y todo lo que registraste con nosotros, y tu acceso terminó.",
  orders:
    "La ley nos obliga a conservar tus pedidos por algunos años: lo que compraste y pagaste, lo que aceptaste, los recibos y la dirección a la que se enviaron. No los usamos para nada más.",
  notYou: `Si no fuiste tú, escribe a ${(brand.contact.privacyEmail)}.`,
  thanks: "Gracias por el tiempo que pasaste con nosotros. Te deseamos lo mejor.",
}
export const addressChangedWords = {
  subject: `Cambió tu dirección de ${(brand.name)}`,
  heading: "Cambió tu dirección de correo",
  old: "Nos pediste usar otra dirección de correo para tu cuenta, y desde ahora así lo hacemos. Este es el último correo que enviamos a esta. Los enlaces de correos anteriores ya no abren nada.",
  new: "Nos pediste usar esta dirección de correo para tu cuenta, y desde ahora así lo hacemos. Tu plan, tus recibos y todo lo que registraste siguen igual.",
  link: "Se cerró tu sesión en todos los dispositivos. En un correo aparte llega el enlace para entrar.",
  notYou: `Si no lo pediste tú, escribe de inmediato a ${(brand.contact.privacyEmail)}.`,
}
export const emailWords = {
    sandboxNote: "Esto es sobre un pedido de prueba del entorno de pruebas: no se ha movido dinero, ni se moverá.",
    testOrder: (subject: string) => `${(subject)} (pedido de prueba)`,
    fact: (name: string, value: string) => `${(name)}: ${(value)}`,
    link: (label: string, address: string) => `${(label)}:
${(address)}`,
  stranger: "¿Alguien más escribió tu dirección? Entonces ignora este correo.",
}
export const emailDateWords = {
    months: [
    "enero",
    "febrero",
    "marzo",
    "abril",
    "mayo",
    "junio",
    "julio",
    "agosto",
    "septiembre",
    "octubre",
    "noviembre",
    "diciembre",
  ],
    day: (day: string, month: string, year: string) => `${(day)} de ${(month)} de ${(year)}`,
    moment: (day: string, time: string) => `${(day)}, ${(time)} UTC`,
    time12: (hour: string, minutes: string, half: string) => `${(hour)}:${(minutes)} ${(half)}`,
    time24: (hour: string, minutes: string) => `${(hour)}:${(minutes)}`,
  am: "a.m.",
  pm: "p.m.",
}
export const householdPlanWords = {
  see: "Ver tu cocina",
  endsSubject: "El plan de tu cocina no se renovará",
  endsHeading: "El plan de tu cocina termina",
  ends: (day: string) => `El plan que paga tu cocina no se renueva. Hasta el ${(day)} no cambia nada.`,
  endedSubject: "El plan de tu cocina terminó",
  ended: "El plan que pagaba tu cocina terminó.",
  takeOver:
    "Si quieren seguir, puedes hacerte cargo. Eliges un plan tuyo, y en la cocina todos conservan la semana y la lista. Ves el precio y los términos antes de pagar nada.",
  nothingCharged: "Si no haces nada, no se te cobra. Lo que registraste sigue siendo tuyo.",
  pausesSubject: "El plan de tu cocina está en pausa",
  pauses: (from: string, until: string) =>
    `El plan que paga tu cocina está en pausa. Hasta el ${(from)} no cambia nada. Se abre de nuevo el ${(until)}.`,
  opensSubject: (day: string) => `El plan de tu cocina se abre de nuevo el ${(day)}`,
  opens: (day: string) =>
    `El plan que paga tu cocina está en pausa. La pausa termina ahora el ${(day)}, y ese día se abre de nuevo.`,
  notOpenSubject: "El plan de tu cocina todavía no se ha abierto",
  notOpen: (day: string) =>
    `Te dijimos que el plan de tu cocina se abriría de nuevo después de la pausa. Hasta ahora no se ha abierto, y termina el ${(day)} si no se abre antes.`,
  openAgainSubject: "El plan de tu cocina está abierto de nuevo",
  openAgain: "La pausa terminó, y el plan que paga tu cocina está abierto de nuevo.",
  noPause: "Te dijimos que el plan de tu cocina haría una pausa. Al final sigue, y para ti no cambia nada.",
  goesOnSubject: "El plan de tu cocina continúa",
  goesOn: "Te avisamos que el plan de tu cocina terminaría. Al final sí se renueva, y para ti no cambia nada.",
  free: "No pagas nada por él.",
}
export const householdRemovedWords = {
  subject: `Ya no estás en la cocina de ${(brand.name)} que compartías`,
  heading: "Ya no estás en la cocina que compartías",
  removed: "Alguien con quien cocinabas cambió quién come en su cocina. Desde ahora tienes una propia.",
  yours:
    "Todo lo tuyo se fue contigo: tus pesos, tu diario, tus gustos y tu plan, si pagas uno por tu cuenta. Allá nadie puede ver nada de eso.",
  after: "Si el plan lo pagaba otra persona, puedes tomar uno tuyo cuando quieras.",
}
export const paymentFailedWords = {
  stillOpen: "Por pagar",
  triedOn: "Nuevo intento",
  tried: "Nuevo intento",
  everyDay: "Todos los días hasta entonces",
  lastDay: "Último día para pagar",
  approve: "Aprobar el pago",
  fix: "Arreglar el pago",
  payNow: "Pagar ahora",
  stop: "Si prefieres parar, cancela en dos clics y no volveremos a intentar cobrarte.",
  nextTry: (day: string) => `Lo intentaremos de nuevo el ${(day)}.`,
  first: {
    subject: `No se completó un pago de ${(brand.name)}`,
    heading: "Tu pago no se completó",
    why: "A veces pasa, por ejemplo con una tarjeta nueva o por el límite de la tarjeta. Por ahora tu plan sigue abierto.",
    whyClosed: "A veces pasa, por ejemplo con una tarjeta nueva o por el límite de la tarjeta. Tu plan se abre de nuevo en cuanto esté pagado.",
  },
  again: {
    subject: `Un pago de ${(brand.name)} todavía no se pudo hacer`,
    heading: "Tu pago todavía no se pudo hacer",
    why: "Casi siempre se resuelve con otra tarjeta.",
  },
  last: {
    ends: (day: string) => `Tu plan de ${(brand.name)} termina el ${(day)}`,
    endsSoon: `Tu plan de ${(brand.name)} termina pronto`,
    heading: (day: string) => `Tu plan termina el ${(day)}`,
    headingSoon: "Tu plan termina pronto",
    why: (day: string) =>
      `El pago no se completó. Si no se paga, tu plan termina el ${(day)} y no se cobrará nada más.`,
    whySoon: "El pago no se completó. Si no se paga, tu plan termina pronto y no se cobrará nada más.",
  },
  toApprove: {
    subject: `Un pago de ${(brand.name)} todavía no se completa: tu banco pide tu aprobación`,
    heading: "Tu banco te pide aprobar un pago",
    why: "Toma solo un momento, y no necesitas otra tarjeta. No se te cobra hasta que lo apruebes.",
  },
  toApproveAgain: {
    subject: `Un pago de ${(brand.name)} sigue pendiente: tu banco espera tu aprobación`,
    heading: "Tu pago sigue esperando tu aprobación",
    why: "Tu banco quiere que confirmes que el pago es tuyo. No se te cobra hasta que lo apruebes.",
  },
  toApproveLast: (day: string) =>
    `Tu banco sigue esperando que apruebes el pago. Sin tu aprobación, tu plan termina el ${(day)} y no se cobrará nada más.`,
}
export const priceChangeWords = {
  now: "Precio actual",
  new: "Precio nuevo",
  every: (amount: string, days: string) => `${(amount)} cada ${(days)} días`,
  from: "Primer cobro con el precio nuevo",
  answer: "Ver el precio nuevo y responder",
  unlessYouAgree: (day: string) =>
    `No se cobra nada con el precio nuevo si no lo aceptas. Si no respondes, tu plan termina el ${(day)} y no se cobrará nada más.`,
  how: "Para aceptar, abre esa página, marca la casilla y toca el botón. No necesitas contraseña. Para dejar que el plan termine, no tienes que hacer nada.",
  lowerSubject: `Tu plan de ${(brand.name)} costará menos`,
  lowerHeading: "Tu plan costará menos",
  lower: (day: string, after: string, before: string, days: string) =>
    `A partir del ${(day)}, tu plan cuesta ${(after)} en vez de ${(before)} cada ${(days)} días. No tienes que hacer nada.`,
  subject: `Un precio nuevo para tu plan de ${(brand.name)}: necesitamos tu respuesta`,
  heading: "Un precio nuevo, si lo aceptas",
  higher: (day: string, after: string, before: string, days: string) =>
    `A partir del ${(day)}, tu plan cuesta ${(after)} en vez de ${(before)} cada ${(days)} días, si lo aceptas. El periodo que ya pagaste sigue como está.`,
  stopNow: "Si prefieres parar ahora, cancela en dos clics. Conservas el acceso hasta el final del periodo que pagaste.",
  againSubject: `Todavía necesitamos tu respuesta sobre el precio nuevo de tu plan de ${(brand.name)}`,
  againHeading: "Seguimos esperando tu respuesta",
  notAnswered: "Te avisamos de un precio nuevo y todavía no tenemos tu respuesta. No hay problema. Esto es lo que sigue.",
  notApproved:
    "Aceptaste un precio nuevo en nuestra página, y PayPal sigue esperando tu aprobación. Nuestra página te lleva ahí.",
  agreedSubject: `El precio nuevo de tu plan de ${(brand.name)}, como lo aceptaste`,
  agreedHeading: "Aceptaste el precio nuevo",
  agreed: "Tu plan continúa. Esto es lo que sigue, como lo aceptaste. Guarda este correo, por favor.",
}
export const planChangeWords = {
  subject: `Tu próximo plan de ${(brand.name)}, como lo elegiste`,
  heading: "Tu plan cambia con el próximo pago",
  changed:
    "Elegiste otro plan y aceptaste su precio. Hoy no se cobró nada, y el periodo que ya pagaste sigue como está. Guarda este correo, por favor.",
  changedYourMind: "¿Cambiaste de opinión? Hasta ese día puedes elegir otra vez en “Mi suscripción”.",
  keptSubject: `Tu plan de ${(brand.name)} sigue como está`,
  keptHeading: "Tu plan sigue como está",
  kept: "Deshiciste el cambio a otro plan antes de que empezara. Esto es lo que sigue.",
}
export const purchaseRowWords = {
  plan: "Plan",
  order: "Pedido",
  nextPayment: "Próximo pago",
  next: (amount: string, day: string, days: string) => `${(amount)} el ${(day)}, después cada ${(days)} días`,
  none: "Ninguno. No se renueva.",
  noneUnless: (amount: string, day: string) => `Ninguno, salvo que aceptes el precio nuevo de ${(amount)} a partir del ${(day)}`,
  nextPlan: "Plan desde entonces",
  openUntil: "Acceso hasta el",
  paidWith: "Pagado con",
  chargedTo: "Se cobra a",
    card: (brand: string, last4: string) => `${(brand)} terminada en ${(last4)}`,
    period: (start: string, end: string) => `del ${(start)} al ${(end)}`,
  forPeriod: "Periodo",
  net: "Neto",
    tax: (name: string, percent: string) => `${(name)} ${(percent)} %`,
  documentNumber: "N.º de documento",
}
export const purchaseLinkWords = {
  manage: "Administrar o cancelar mi suscripción",
  cancel: "Cancelar suscripción",
  withdraw: "Desistir del contrato aquí",
  see: "Ver mi suscripción",
  cancelNote:
    "Puedes cancelar cuando quieras, en dos clics: abre el enlace de abajo y confirma. Conservas el acceso hasta el final del periodo que pagaste.",
  cancelBefore: "Si prefieres parar, cancela antes de ese día, en dos clics. No se te volverá a cobrar.",
  welcomeBack: "Puedes volver cuando quieras.",
  nothingMore: "No se te volverá a cobrar.",
}
export const receiptWords = {
  subject: `Tu recibo de ${(brand.name)}`,
  welcomeSubject: `Te damos la bienvenida a ${(brand.name)}: tu recibo`,
  notAsAgreed: "Recibimos tu pago, pero no es lo acordado",
  tooLittle: (amount: string) =>
    `Recibimos ${(amount)}, que no es lo acordado, así que no abre tu plan. Eso no debería pasar, y lo estamos revisando. ¿Preguntas? Escribe a ${(brand.contact.email)}.`,
  continues: "Tu plan continúa",
  here: "Aquí está tu recibo.",
  thanks: "Gracias, tu plan es tuyo",
  keepIt: "Aquí está tu recibo y lo que sigue. Guárdalo, por favor.",
  planLink: (day: string) =>
    `El enlace a tu plan es solo para ti. Funciona una vez, hasta el ${(day)}. Los enlaces a tu suscripción se pueden volver a usar, así que no compartas este correo.`,
  open: "Abrir tu plan",
  price: "Precio",
    code: (code: string) => `Código ${(code)}`,
  paid: "Pagado",
  paidOn: "Pagado el",
    agreed: "Lo que aceptaste",
}
export const refundedWords = {
  subject: `Tu dinero de ${(brand.name)} va de regreso`,
  heading: "Tu dinero va de regreso",
  duplicate: "Se te cobró dos veces por los mismos días. Lo sentimos, y te reembolsamos el segundo cobro.",
  wayBack: "Regresa a la tarjeta o cuenta con la que pagaste. Tu banco puede tardar unos días en mostrarlo.",
  refunded: "Reembolsado",
  questions: `¿Algo no está bien? Escribe a ${(brand.contact.email)} y menciona el pedido de arriba.`,
}
export const withdrawnWords = {
  subject: `Desististe de tu contrato con ${(brand.name)}`,
  heading: "Desististe del contrato",
  declared:
    "Declaraste que desistes de tu contrato del plan de abajo, y recibimos tu declaración.",
  free: "No se cobró nada, así que no hay nada que devolver.",
  all: "Todo tu dinero regresa a la tarjeta o cuenta con la que pagaste. Tu banco puede tardar unos días en mostrarlo.",
  part: (amount: string) =>
    `${(amount)} regresa a la tarjeta o cuenta con la que pagaste. Tu banco puede tardar unos días en mostrarlo.`,
  atBank: (amount: string) =>
    `Le pediste a tu banco que te devuelva ${(amount)}, y el banco decide sobre eso. Si deja este dinero con nosotros, te lo reembolsaremos.`,
  received: "Recibido",
  back: "Se te devuelve",
  disputed: "En tu banco",
}
export const canceledWords = {
  subject: `Tu suscripción a ${(brand.name)} está cancelada`,
  heading: "Tu suscripción está cancelada",
  body: "No se te volverá a cobrar. Conservas el acceso hasta el final del periodo que pagaste.",
}
export const endedWords = {
  subject: `Tu suscripción a ${(brand.name)} terminó`,
  heading: "Tu suscripción terminó",
  paymentFailed: "No se pudo hacer el último pago, así que tu suscripción terminó.",
  disputed: "Tu banco dice que disputaste un pago, así que tu suscripción terminó.",
  priceNotAgreed: "Se habría renovado con condiciones que no aceptaste, así que tu suscripción terminó.",
  bySupport: "Dimos por terminada tu suscripción.",
    atWallet: "Tu suscripción se canceló en PayPal, así que no se renueva.",
  after: `Puedes volver cuando quieras. ¿Algo no está bien? Escribe a ${(brand.contact.email)}.`,
}
export const introEndingWords = {
  subject: (days: string) => `Tus primeros ${(days)} días con ${(brand.name)} terminan pronto`,
  heading: (days: string) => `Tus primeros ${(days)} días terminan pronto`,
  over: "No se renueva, así que no se te volverá a cobrar.",
  continues: (day: string, amount: string) =>
    `El ${(day)} tu plan continúa a su precio regular de ${(amount)}, como lo aceptaste. No tienes que hacer nada para conservarlo.`,
}
export const renewalReminderWords = {
  subject: `Tu plan de ${(brand.name)} se renueva pronto`,
  heading: "Tu plan se renueva pronto",
  body: "Un aviso antes del próximo pago, para que no te tome por sorpresa. No tienes que hacer nada para conservar tu plan.",
}
export const resumedWords = {
  subject: `Tu suscripción a ${(brand.name)} continúa`,
  heading: "Tu suscripción continúa",
  body: "Deshiciste tu cancelación. Esto es lo que sigue.",
}
export const freeDaysWords = {
  subject: (days: number): string =>
    (pluralCount$=>pluralCount$===1?`Un día gratis para tu plan de ${(brand.name)}`:pluralCount$!==0&&pluralCount$%1e6===0?`${(days)} días gratis para tu plan de ${(brand.name)}`:`${(days)} días gratis para tu plan de ${(brand.name)}`)((days)),
  heading: (days: number): string => (pluralCount$=>pluralCount$===1?"Agregamos un día gratis":pluralCount$!==0&&pluralCount$%1e6===0?`Agregamos ${(days)} días gratis`:`Agregamos ${(days)} días gratis`)((days)),
  body: (days: number): string =>
    (pluralCount$=>pluralCount$===1?"Tu próximo pago se recorre un día, y también los que siguen. No tienes que hacer nada.":pluralCount$!==0&&pluralCount$%1e6===0?`Tu próximo pago se recorre ${(days)} días, y también los que siguen. No tienes que hacer nada.`:`Tu próximo pago se recorre ${(days)} días, y también los que siguen. No tienes que hacer nada.`)((days)),
}
export const pauseWords = {
  subject: `Tu plan de ${(brand.name)} está en pausa`,
  heading: "Tu plan está en pausa",
  body: (day: string): string =>
    `No se te cobra nada hasta el ${(day)}. Tu plan sigue abierto hasta el final del periodo que pagaste, y se abre de nuevo con el pago del ${(day)}.`,
  ending: "¿Lo quieres antes? Puedes terminar la pausa cuando quieras, en la página de tu suscripción.",
  movedSubject: (day: string): string => `La pausa de tu plan de ${(brand.name)} termina el ${(day)}`,
  movedHeading: (day: string): string => `Tu pausa termina ahora el ${(day)}`,
  moved: (day: string): string => `Tu próximo pago es el ${(day)}, y con él se abre de nuevo tu plan.`,
  backSubject: `Tu plan de ${(brand.name)} sigue sin pausa`,
  backHeading: "Tu pausa se canceló",
  back: "Tu próximo pago llega al terminar el periodo que pagaste, y tu plan sigue abierto.",
}
export const yearlyWords = {
  subject: `Tu recordatorio anual de tu suscripción a ${(brand.name)}`,
  heading: "Todavía tienes esta suscripción",
  body: "Una vez al año te recordamos qué pagas y cómo dejar de pagarlo.",
}
export const alreadySubscribedWords = {
  subject: `Ya tienes un plan de ${(brand.name)}`,
  heading: "Ya tienes un plan",
  body: "Alguien, probablemente tú, estaba por comprar un plan para este correo. Ya tiene uno, así que no se cobró nada.",
  open: "Abrir mi plan",
  after: `¿No fuiste tú? Entonces ignora este correo. ¿Preguntas? Escribe a ${(brand.contact.email)}.`,
}
export const weekEmailWords = {
  subject: "Tu semana, desde mañana",
  heading: "Lo que comes desde mañana",
  about: "Los platillos de tus próximos siete días y lo que hay que comprar.",
  open: "Abrir la semana",
  list: "Qué comprar",
    days: ["Lunes", "Martes", "Miércoles", "Jueves", "Viernes", "Sábado", "Domingo"],
    between: '\u00a0· ',
    away: "Nada en casa",
    line: (amount: string, food: string): string => `${(food)}: ${(amount)}`,
    later: (line: string): string => `${(line)} (segunda vuelta)`,
  home: "Aquí no está lo que ya debería haber en casa. La lista de tu plan sí lo tiene, y sabe lo que ya marcaste.",
  why: "Recibes este correo el día antes de cada semana porque lo elegiste en tu plan. Puedes detenerlo ahí o aquí.",
  stop: "Detener este correo",
}
export const stopWeekEmailWords = {
  ask: "¿Detener este correo?",
  willStop: "Ya no te escribiremos antes de cada semana. Puedes elegirlo otra vez en tus ajustes.",
  stop: "Detener el correo",
  stopped: "No más correos antes de tu semana",
  didStop: "Ya no te escribimos antes de cada semana. Puedes elegirlo otra vez en tus ajustes.",
  unknown: "No encontramos este correo",
  unknownWhy: "Este enlace está incompleto, o se borró el correo al que pertenecía. Ya no recibirás más de esos.",
}
export const weighInWords = {
  subject: "Un minuto para tu plan",
  heading: "Un minuto en la báscula",
    asked: [
    "Nos pediste un recordatorio los lunes. Tu peso antes del desayuno nos ayuda a ajustar tu plan a ti.",
    "Nos pediste un recordatorio los martes. Tu peso antes del desayuno nos ayuda a ajustar tu plan a ti.",
    "Nos pediste un recordatorio los miércoles. Tu peso antes del desayuno nos ayuda a ajustar tu plan a ti.",
    "Nos pediste un recordatorio los jueves. Tu peso antes del desayuno nos ayuda a ajustar tu plan a ti.",
    "Nos pediste un recordatorio los viernes. Tu peso antes del desayuno nos ayuda a ajustar tu plan a ti.",
    "Nos pediste un recordatorio los sábados. Tu peso antes del desayuno nos ayuda a ajustar tu plan a ti.",
    "Nos pediste un recordatorio los domingos. Tu peso antes del desayuno nos ayuda a ajustar tu plan a ti.",
  ],
  skip: "¿Sin tiempo o sin ganas? Sáltatelo. Un día dice poco, y tu plan continúa sin él.",
  log: "Registrar un peso",
  why: "Recibes esto una vez a la semana porque lo elegiste en la página del peso. Ahí puedes elegir otro día.",
  stop: "Detener este recordatorio",
}
export const stopReminderWords = {
  ask: "¿Detener el recordatorio?",
  willStop: "Dejaremos de recordarte que te peses. Puedes volver a elegir un día en la página del peso de tu plan.",
  stop: "Detener el recordatorio",
  stopped: "No más recordatorios",
  didStop: "Ya no te recordamos que te peses. Puedes volver a elegir un día en la página del peso de tu plan.",
  unknown: "No encontramos este recordatorio",
  unknownWhy:
    "Este enlace está incompleto, o el recordatorio al que pertenecía se borró. No te llegarán más recordatorios por él.",
}
export const changeWords = {
  replanned: (date: string) => `Volvimos a planear la semana del ${(date)}.`,
    ownPlatesFollow: (date: string) =>
    `Desde hoy, tus platos de la semana del ${(date)} siguen este cambio. Los demás conservan los suyos.`,
  replannedWhenOpened: (date: string) => `Volveremos a planear la semana del ${(date)} cuando la abras.`,
  weekIsBack: (date: string) => `La semana del ${(date)} está como antes.`,
    weekStays: (date: string) =>
    `Lo planeado para la semana del ${(date)} se queda. Después, tu plan está como antes.`,
    raiseWithdrawn: "Sin ese pesaje no hay motivo para más comida, así que la retiramos.",
  moreEnergy: (day: string, now: string, before: string) =>
    `Desde el ${(day)} tu plan tiene ${(now)} al día en vez de ${(before)}.`,
  largerPortions: "Tus platillos se quedan, en porciones más grandes. Lo que ya comiste queda como estaba.",
  otherPortions: (day: string) => `El ${(day)}: otras porciones cambiaron un poco, para que el día siga cuadrando.`,
}
export const mealChangeWords = {
  dropped: (meal: string, dish: string) => `${(meal)}: ya no está en el plan (era ${(dish)}).`,
  added: (meal: string, dish: string) => `${(meal)}: ${(dish)}.`,
  addedWith: (meal: string, dish: string, sides: string) => `${(meal)}: ${(dish)}, y para acompañar ${(sides)}.`,
    isAdded: (meal: string, dish: string) => `${(meal)}: se agrega ${(dish)}.`,
  swapped: (meal: string, now: string, before: string) => `${(meal)}: ${(now)} en lugar de ${(before)}.`,
  swappedWith: (meal: string, now: string, before: string, sides: string) =>
    `${(meal)}: ${(now)} en lugar de ${(before)}, y para acompañar ${(sides)}.`,
  swappedAlone: (meal: string, now: string, before: string) =>
    `${(meal)}: ${(now)} en lugar de ${(before)}, sin acompañamiento.`,
    side: (meal: string, now: string) => `Para acompañar ${(meal)}: ${(now)}.`,
  sideInstead: (meal: string, now: string, before: string) => `Para acompañar ${(meal)}: ${(now)} en lugar de ${(before)}.`,
  nothing: "nada",
  aSnack: "un refrigerio",
  leftovers: (dish: string) => `lo que sobró: ${(dish)}`,
  unknownDish: "un platillo que ya no tenemos",
  unknownFood: "un alimento que ya no tenemos",
}
export const doneWords = {
  swapped: (meal: string) => `Cambiaste ${(meal)}.`,
  doubled: (meal: string) => `Elegiste cocinar doble para ${(meal)}.`,
  noGuests: (meal: string) => `No esperas invitados para ${(meal)}.`,
  guests: (guests: number, meal: string) =>
    (pluralCount$=>pluralCount$===1?`Esperas un invitado para ${(meal)}.`:pluralCount$!==0&&pluralCount$%1e6===0?`Esperas ${(guests)} invitados para ${(meal)}.`:`Esperas ${(guests)} invitados para ${(meal)}.`)((guests)),
  skipped: (meal: string) => `Te saltas ${(meal)}.`,
  elsewhere: (meal: string) => `Comes fuera: ${(meal)}.`,
  atHome: (meal: string) => `Comes en casa: ${(meal)}.`,
  ownDish: (meal: string) => `Cambiaste ${(meal)} por un platillo tuyo.`,
  locked: (meal: string) => `Fijaste ${(meal)}.`,
  unlocked: (meal: string) => `Dejaste de fijar ${(meal)}.`,
  moved: (meal: string) => `Moviste ${(meal)}.`,
  mealAnew: (meal: string) => `Pediste volver a planear ${(meal)}.`,
  dayAnew: (day: string) => `Pediste volver a planear el ${(day)}.`,
  weekAnew: "Pediste volver a planear el resto de la semana.",
  disliked: (title: string) => `Dijiste que no es para ti: ${(title)}.`,
  favoured: (title: string) => `Está en tus favoritos: ${(title)}.`,
  unmarked: (title: string) => `Quitaste tu marca: ${(title)}.`,
  banned: (food: string) => `Descartaste ${(food)}.`,
  allowed: (food: string) => `Volviste a permitir ${(food)}.`,
  told: (event: string) => `Nos contaste: ${(event)}.`,
  tookBack: (event: string) => `Borraste: ${(event)}.`,
  eventOn: (event: string, date: string) => `${(event)}, ${(date)}`,
  eventSince: (event: string, date: string) => `${(event)}, desde el ${(date)}`,
  eventBetween: (event: string, from: string, to: string) => `${(event)}, del ${(from)} al ${(to)}`,
  kept: "Elegiste dejar tu plan como está.",
  proposeAgain: "Elegiste que te volvamos a proponer cambios.",
  keepWeight: "Elegiste mantener tu peso.",
  loseSlowly: "Elegiste bajar de peso a ritmo lento.",
  lose: "Elegiste bajar de peso.",
  namedClasses: "Elegiste que se nombren las clases del índice de masa corporal.",
  unnamedClasses: "Elegiste que no se nombren las clases del índice de masa corporal.",
    settings: (settings: string) => `Cambiaste tus ajustes: ${(settings)}.`,
  setting: {
    units: "unidades",
    mealsADay: "comidas al día",
    diets: "forma de comer",
    restrictions: "alimentos que dejas fuera",
    cookingSkill: "qué tanto cocinas",
    timeCooking: "tiempo de cocina",
    variety: "qué tan seguido se repite un platillo",
    shoppingDays: "días de compras",
    eaters: "personas que comen contigo",
  },
  plateauTold: "Nos contaste por qué tu peso no bajaba.",
  plateauTakenBack: "Retiraste tu respuesta sobre por qué tu peso no bajaba.",
  reviewTakenBack: "Retiraste tu respuesta a la revisión de tu plan.",
  reviewAgreed: "Aceptaste el cambio de tu plan.",
  reviewKept: "Conservaste tu plan.",
  reviewKeptForGood: "Elegiste conservar tu plan siempre.",
}
export const effectWords = {
  holdsWeight: "Mientras dure, tu plan mantiene tu peso.",
  leavesOutUnsafe:
    "Las comidas dejan fuera lo que no es seguro en el embarazo: huevo tierno, quesos blandos y azules, pescado ahumado, carnes frías, hígado y alcohol.",
  newScale: "Un salto en tus pesajes de este día no cuenta como cambio de peso.",
  reset: "Desde este día tu plan te conoce desde cero.",
  paused: "No se planea una semana nueva hasta que sigas, y no se propone nada hasta dos semanas después.",
  quiet: "Tu plan no propone cambios hasta dos semanas después.",
  eventGone: "Tu plan ya no lo toma en cuenta.",
  heldForBreak: "Desde hoy tu plan mantiene tu peso, por tu descanso.",
  heldForHealth: "Desde hoy tu plan mantiene tu peso, por tu salud.",
  nearUnderweight: "Estás cerca del peso saludable más bajo para tu estatura.",
  tooFast: "Bajas más rápido de lo que es seguro.",
  belowGoal: "Pesas menos de lo que quieres.",
  keepsWeight: "Tu plan mantiene tu peso donde está.",
  leads: "Tu plan te lleva al peso que elegiste.",
  staysForNow: "Por ahora tu plan sigue como está.",
  energyFrom: (date: string, energy: string) => `Desde el ${(date)} tu plan tiene ${(energy)} al día.`,
  inSteps: (energy: string) => `Sigue semana a semana, en pasos pequeños, hasta unas ${(energy)} al día.`,
  plateauCounts: "Tu plan lo toma en cuenta cuando lee tus pesos.",
  noMoreProposals: "Tu plan ya no propondrá cambios.",
}
export const reasonWords = {
  AT_HOME: (foods: string) => `Usa lo que debería haber en casa: ${(foods)}.`,
  FAVOURITE: "Uno de tus favoritos.",
  NEW: "Nuevo esta semana: todavía no te lo habíamos servido.",
  SEASON: (month: string, foods: string) => `De temporada en ${(month)}: ${(foods)}.`,
  LIKED_CUISINE: (cuisine: string) => `Te gusta la cocina ${(cuisine)}.`,
  LIKED_DISH: (dishes: string) => `Te gusta esto: ${(dishes)}.`,
  COLD_LUNCH: "Queda bien en frío y en lonchera, como los sándwiches que sueles comer.",
  BOXED_LUNCH: "Se puede llevar en una lonchera, porque comes en el trabajo o la escuela.",
  HOME_FAST_FOOD: "Comida rápida hecha en casa.",
  SWEET: "Algo dulce, ya planeado.",
  PROTEIN: (amount: string) => `Mucha proteína: ${(amount)}.`,
  FIBRE: (amount: string) => `Mucha fibra: ${(amount)}.`,
  QUICK: (minutes: string) => `En la mesa en ${(minutes)}.`,
    NO_COOKING: (minutes: string) => `Listo en ${(minutes)}, sin estufa ni horno.`,
}
export const leftoverWords = {
    freshRice: "Calienta solo el arroz que comes ahora.",
    makeCold: (later: string) =>
    `Prepáralo todo de una vez: las cantidades incluyen ${(later)}. Mete lo de después directo al refrigerador.`,
  cookHot: (later: string) =>
    `Cocínalo todo de una vez: las cantidades incluyen ${(later)}. Deja enfriar lo de después y mételo al refrigerador antes de una hora.`,
  keepCold: "Mete lo que sobre al refrigerador antes de una hora.",
  keepHot:
    "Deja enfriar lo que sobre, mételo al refrigerador antes de una hora y caliéntalo una sola vez, hasta que salga vapor de todo.",
    eatCold: (earlier: string) => `Se preparó para ${(earlier)} y está en el refrigerador. Se come en frío.`,
  steam: (earlier: string) =>
    `Se cocinó para ${(earlier)} y está en el refrigerador. Caliéntalo hasta que salga vapor de todo, y una sola vez.`,
  warm: (earlier: string) =>
    `Se cocinó para ${(earlier)} y está en el refrigerador. Caliéntalo hasta que esté bien caliente por dentro.`,
  coldOrSteam: (earlier: string) =>
    `Se cocinó para ${(earlier)} y está en el refrigerador. En frío queda bien. Si te gusta caliente, caliéntalo hasta que salga vapor de todo, y una sola vez.`,
  coldOrWarm: (earlier: string) =>
    `Se cocinó para ${(earlier)} y está en el refrigerador. En frío queda bien. Si te gusta caliente, caliéntalo hasta que esté bien caliente por dentro.`,
}
export const objectionWords = {
  BAN: "porque está descartado en tu mesa",
  VEGAN: "porque tu dieta es vegana",
  VEGETARIAN: "porque tu dieta es vegetariana",
  PESCATARIAN: "porque comes pescado y nada de carne",
  PALEO: "porque tu dieta es paleo",
  GLUTEN: "porque evitas el gluten",
  EGG: "porque evitas el huevo",
  TREE_NUT: "porque evitas las nueces de árbol",
  DAIRY: "porque evitas los lácteos",
  LACTOSE: "porque evitas la lactosa",
  FISH: "porque evitas el pescado",
  CRUSTACEAN: "porque evitas los mariscos",
  MOLLUSC: "porque evitas los mariscos",
  PEANUT: "porque evitas el cacahuate",
  SOY: "porque evitas la soya",
  SESAME: "porque evitas el ajonjolí",
  CELERY: "porque evitas el apio",
  MUSTARD: "porque evitas la mostaza",
  LUPIN: "porque evitas el altramuz",
  SULPHITE: "porque evitas los sulfitos",
  other: "para que vaya con lo que comes",
}
export const aisleWords = {
  PRODUCE: "Frutas y verduras",
  BAKERY: "Panadería",
  MEAT: "Carnes",
  FISH: "Pescados y mariscos",
  CHILLED: "Lácteos, huevo y refrigerados",
  GRAINS_AND_PASTA: "Granos y pastas",
  TINS_AND_JARS: "Latas, frascos y legumbres",
  OILS_AND_SAUCES: "Aceites y salsas",
  SPICES: "Hierbas y especias",
  NUTS_AND_DRIED_FRUIT: "Nueces, semillas y frutas secas",
  BAKING: "Repostería y dulces",
  FROZEN: "Congelados",
  DRINKS: "Bebidas",
}
export const allergenWords = {
  GLUTEN: "Gluten",
  EGG: "Huevo",
  TREE_NUT: "Nueces de árbol",
  DAIRY: "Lácteos",
  LACTOSE: "Lactosa",
  FISH: "Pescado",
  CRUSTACEAN: "Crustáceos",
  MOLLUSC: "Moluscos",
  PEANUT: "Cacahuate",
  SOY: "Soya",
  SESAME: "Ajonjolí",
  COCONUT: "Coco",
  CELERY: "Apio",
  MUSTARD: "Mostaza",
  LUPIN: "Altramuz",
  SULPHITE: "Sulfitos",
}
export const cuisineWords = {
  AMERICAN: "estadounidense",
  ITALIAN: "italiana",
  MEXICAN: "mexicana",
  TEX_MEX: "tex-mex",
  ENGLISH: "inglesa",
  GREEK: "griega",
  FRENCH: "francesa",
  JAPANESE: "japonesa",
  SOUTHERN: "sureña",
  INDIAN: "india",
  ASIAN: "asiática",
  CAJUN: "cajún",
  SPANISH: "española",
  MIDDLE_EASTERN: "de Medio Oriente",
}
export const dietLabels = {
  PALEO: "Paleo",
  VEGETARIAN: "Vegetariana",
  VEGAN: "Vegana",
  PESCATARIAN: "Pescetariana",
  LACTOSE_FREE: "Sin lactosa",
  GLUTEN_FREE: "Sin gluten",
}
export const dishWords = {
  SALADS: "ensaladas",
  SIDE_DISHES: "guarniciones",
  CHICKEN: "pollo",
  PASTA: "pasta",
  SOUPS: "sopas",
  TACOS: "tacos",
  BURGERS: "hamburguesas",
  SEAFOOD: "pescados y mariscos",
  DESSERTS: "postres",
  APPETIZERS: "entradas",
}
export const equipmentWords = {
  HOB: "Estufa",
  OVEN: "Horno",
  GRILL: "Asador del horno",
  AIR_FRYER: "Freidora de aire",
  SLOW_COOKER: "Olla de cocción lenta",
  PRESSURE_COOKER: "Olla de presión",
  KETTLE: "Tetera",
  MICROWAVE: "Microondas",
  TOASTER: "Tostador",
  FREEZER: "Congelador",
  BLENDER: "Licuadora",
  FOOD_PROCESSOR: "Procesador de alimentos",
  HAND_BLENDER: "Batidora de inmersión",
  SAUCEPAN: "Olla",
  FRYING_PAN: "Sartén",
  GRIDDLE_PAN: "Sartén acanalado",
  WOK: "Wok",
  CASSEROLE: "Cacerola con tapa",
  STEAMER: "Vaporera",
  BAKING_TRAY: "Charola para hornear",
  BAKING_DISH: "Refractario",
  LOAF_TIN: "Molde para pan",
  MUFFIN_TIN: "Molde para muffins",
  SKEWERS: "Brochetas",
  GRATER: "Rallador",
}
export const skillWords = {
  NOVICE: "Muy fácil",
  BASIC: "Fácil",
  INTERMEDIATE: "Pide algo de práctica",
  ADVANCED: "Para amantes de la cocina",
}
export const phraseWords = {
    listed: (first: string, next: string) => `${(first)}, ${(next)}`,
    and: (before: string, last: string) => `${(before)} y ${(last)}`,
    andBeforeI: (before: string, last: string) => `${(before)} e ${(last)}`,
  or: (before: string, last: string) => `${(before)} o ${(last)}`,
    orBeforeO: (before: string, last: string) => `${(before)} u ${(last)}`,
    amount: (value: string, unit: string) => `${(value)} ${(unit)}`,
  percent: (value: string) => `${(value)} %`,
    weekdays: ["domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado"],
  months: [
    "enero",
    "febrero",
    "marzo",
    "abril",
    "mayo",
    "junio",
    "julio",
    "agosto",
    "septiembre",
    "octubre",
    "noviembre",
    "diciembre",
  ],
    date: (day: string, month: string) => `${(day)} de ${(month)}`,
    weekdayDate: (weekday: string, date: string) => `${(weekday)} ${(date)}`,
}
export const mealWords = {
    ofDay: {
    BREAKFAST: (weekday: string) => `el desayuno del ${(weekday)}`,
    LUNCH: (weekday: string) => `el almuerzo del ${(weekday)}`,
    DINNER: (weekday: string) => `la cena del ${(weekday)}`,
    SNACK: (weekday: string) => `el refrigerio del ${(weekday)}`,
  },
    onDate: {
    BREAKFAST: (date: string) => `el desayuno del ${(date)}`,
    LUNCH: (date: string) => `el almuerzo del ${(date)}`,
    DINNER: (date: string) => `la cena del ${(date)}`,
    SNACK: (date: string) => `el refrigerio del ${(date)}`,
  },
}
export const eatenWords = {
    withSides: (dish: string, sides: string) => `${(dish)} con ${(sides)}`,
    more: (count: number) => (pluralCount$=>pluralCount$===1?"1 más":pluralCount$!==0&&pluralCount$%1e6===0?`${(count)} más`:`${(count)} más`)((count)),
}
export const calendarWords = {
  name: (week: string) => `${(brand.name)}: semana ${(week)}`,
    more: (page: string) => `La receta y el resto de tu semana: ${(page)}`,
    shopping: "Compras",
  list: (page: string) => `Qué comprar: ${(page)}`,
  thaw: (foods: string) => `Pasa al refrigerador el día antes: ${(foods)}.`,
    apart: "Cocina aparte:",
}
export const weekNoteWords = {
  proteinShortOne: (amount: string, day: string) => `A la proteína le faltan ${(amount)} para tu meta el ${(day)}.`,
    proteinShort: (days: string) => `La proteína queda por debajo de tu meta ${(days)}.`,
  shortBy: (day: string, amount: string) => `el ${(day)} (faltan ${(amount)})`,
    more: (count: string) => `${(count)} más`,
  fibreLow: (mean: string, target: string, fruit: string) =>
    `La fibra es de ${(mean)} al día en promedio, y tu meta es ${(target)}. Una fruta suma cerca de ${(fruit)}.`,
  sodiumHigh: (mean: string, most: string) =>
    `El sodio es de ${(mean)} al día en promedio, por encima del máximo recomendado de ${(most)}. Lo más fácil es cocinar con menos sal.`,
  mealSharesMany: (count: string) =>
    `${(count)} comidas de esta semana son más chicas o más grandes de lo normal, para que cada día cuadre.`,
    mealShares: (count: number, meals: string) =>
    (pluralCount$=>pluralCount$===1?`Una comida es más chica o más grande de lo normal, para que cada día cuadre: ${(meals)}.`:pluralCount$!==0&&pluralCount$%1e6===0?`Algunas comidas son más chicas o más grandes de lo normal, para que cada día cuadre: ${(meals)}.`:`Algunas comidas son más chicas o más grandes de lo normal, para que cada día cuadre: ${(meals)}.`)((count)),
  withEnergy: (meal: string, energy: string) => `${(meal)} (${(energy)})`,
  oddSides: (meals: string) =>
    `No todas las guarniciones son las que elegirías con lo demás. Revisa ${(meals)} y cambia lo que no te quede bien.`,
  regularMissed: (meals: string) =>
    `Tu platillo de siempre no está esta semana: ${(meals)}. O no iba con el resto del día, o elegiste otro.`,
  fewPlants: (plants: string, wanted: string) =>
    `En esta semana hay ${(plants)} alimentos vegetales distintos. Con ${(wanted)} o más la mesa es variada.`,
  mainsAgain: (again: number, mains: string) =>
    (pluralCount$=>pluralCount$===1?`Uno de los ${(mains)} almuerzos y cenas ya estuvo en tus últimas dos semanas. No hay muchos más que vayan con todo lo que pediste.`:pluralCount$!==0&&pluralCount$%1e6===0?`${(again)} de los ${(mains)} almuerzos y cenas ya estuvieron en tus últimas dos semanas. No hay muchos más que vayan con todo lo que pediste.`:`${(again)} de los ${(mains)} almuerzos y cenas ya estuvieron en tus últimas dos semanas. No hay muchos más que vayan con todo lo que pediste.`)((again)),
  allMainsAgain: (mains: string) =>
    `Los ${(mains)} almuerzos y cenas ya estuvieron en tus últimas dos semanas. No hay muchos más que vayan con todo lo que pediste.`,
  noSweets: "Se te antoja lo dulce. Esta semana no tiene postre, porque ninguno iba con tus otros deseos.",
  sweetsDaily: (share: string) =>
    `Se te antoja lo dulce. Cada día hay un postre planeado, como máximo ${(share)} de tus calorías.`,
  sweets: (days: string, all: string, share: string) =>
    `Se te antoja lo dulce. En ${(days)} de ${(all)} días hay un postre planeado, como máximo ${(share)} de tus calorías.`,
  noRoomForSweets: (meals: string) =>
    `Se te antoja lo dulce. Con ${(meals)} comidas al día no cabe un postre. Con cuatro o cinco sí, y en tus ajustes eliges cuántas.`,
  lateSnack: "Tu último refrigerio va después de la cena y ya está contado, para que la noche tenga algo planeado.",
  soda: "Cuando se te antoje un refresco, el agua mineral con limón o moras, o el té frío con menta, no tienen nada de azúcar.",
}
export const mediterraneanWords = {
  all: (of: string) => `Esta semana tiene los ${(of)} puntos del patrón mediterráneo.`,
  kept: (points: string, of: string, wanted: string) =>
    `Esta semana sigue el patrón mediterráneo. Tiene ${(points)} de sus ${(of)} puntos, y con ${(wanted)} basta.`,
  missed: (points: string, of: string, wanted: string) =>
    `Esta semana tiene ${(points)} de ${(of)} puntos del patrón mediterráneo. Hacen falta ${(wanted)}.`,
    nearer: (foods: string) => `Lo que la acercaría: ${(foods)}.`,
    lacking: (count: number, foods: string) =>
    (pluralCount$=>pluralCount$===1?`El punto que falta es este: ${(foods)}.`:pluralCount$!==0&&pluralCount$%1e6===0?`Los puntos que faltan son estos: ${(foods)}.`:`Los puntos que faltan son estos: ${(foods)}.`)((count)),
    items: {
    OLIVE_OIL_FIRST: "aceite de oliva antes que otras grasas",
    OLIVE_OIL: "más aceite de oliva",
    VEGETABLES: "dos porciones de verduras al día",
    FRUIT: "tres porciones de fruta al día",
    LITTLE_RED_MEAT: "menos carnes rojas y embutidos",
    LITTLE_BUTTER: "menos mantequilla y crema",
    NO_SWEET_DRINKS: "nada de bebidas dulces",
    LEGUMES: "frijoles o lentejas tres veces a la semana",
    FISH: "pescado tres veces a la semana",
    FEW_SWEETS: "menos dulces comprados",
    NUTS: "nueces tres veces a la semana",
    POULTRY_FIRST: "aves en vez de carne roja",
    SOFRITO: "tomate cocinado con cebolla y aceite de oliva dos veces a la semana",
  },
}
export const likedAbsentWords = {
  ruledOut: {
    VEGAN: (liked: string) => `No hay ${(liked)}, porque tu dieta vegana va primero.`,
    VEGETARIAN: (liked: string) => `No hay ${(liked)}, porque tu dieta vegetariana va primero.`,
    PESCATARIAN: (liked: string) => `No hay ${(liked)}, porque tu dieta pescetariana va primero.`,
    PALEO: (liked: string) => `No hay ${(liked)}, porque la dieta paleo va primero.`,
    GLUTEN_FREE: (liked: string) => `No hay ${(liked)}, porque comer sin gluten va primero.`,
    LACTOSE_FREE: (liked: string) => `No hay ${(liked)}, porque comer sin lactosa va primero.`,
    GLUTEN: (liked: string) => `No hay ${(liked)}, porque evitar el gluten va primero.`,
    EGGS: (liked: string) => `No hay ${(liked)}, porque evitar el huevo va primero.`,
    TREE_NUTS: (liked: string) => `No hay ${(liked)}, porque evitar las nueces de árbol va primero.`,
    DAIRY: (liked: string) => `No hay ${(liked)}, porque evitar los lácteos va primero.`,
    SEAFOOD: (liked: string) => `No hay ${(liked)}, porque evitar el pescado y los mariscos va primero.`,
  },
  ruledOutOtherwise: (liked: string) => `No hay ${(liked)}, porque lo que no comes va primero.`,
  outOfReach: (liked: string) =>
    `No hay ${(liked)}. Ninguno de nuestros platillos va con tus comidas, tu tiempo para cocinar y lo que descartaste.`,
  notThisWeek: (liked: string) =>
    `Te gusta esto: ${(liked)}. Esta semana no hay, porque no iba con tus otros deseos.`,
    food: (cuisine: string) => `cocina ${(cuisine)}`,
}
export const relaxationWords = {
  paleo: {
    VEGAN:
      "La dieta paleo y la vegana juntas dejan muy pocos platillos. Esta semana sigue vegana y deja entrar frijoles, granos y otros alimentos que la paleo deja fuera.",
    VEGETARIAN:
      "La dieta paleo y la vegetariana juntas dejan muy pocos platillos. Esta semana sigue vegetariana y deja entrar frijoles, granos y otros alimentos que la paleo deja fuera.",
    PESCATARIAN:
      "La dieta paleo y la pescetariana juntas dejan muy pocos platillos. Esta semana sigue pescetariana y deja entrar frijoles, granos y otros alimentos que la paleo deja fuera.",
  },
  repeats: "Algunos platillos, refrigerios o guarniciones se repiten más de lo normal, porque no hay muchos que vayan con todo lo que pediste.",
  protein: (share: string, target: string) =>
    `Algunos días quedan más de ${(share)} por debajo de tu meta de proteína de ${(target)}. Lo demás del plan es como lo pediste.`,
  energy: (target: string, share: string) =>
    `Algunos días quedan un poco más lejos de tus ${(target)} que de costumbre, hasta ${(share)}.`,
  time: "Algunas comidas toman más tiempo del que pediste, con todo y guarniciones. Con tus otros deseos no había nada más rápido.",
}
