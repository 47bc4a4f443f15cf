import { plainSrcSet } from '@/app/boot-script'

/** The first look at a screen has the id of a template of the page: this and the first segment of the route. */
export const LOOK_ID = 'look-'

/**
 * Stands at the end of the page and shows a first look at the screen that a visit begins with, long before the scripts
 * of the app have come: its title and blank cards, and once the first call is answered, the first of its cards. Where the
 * app has drawn the screen itself, or said why it cannot, the look goes. Only for visitors without an account, and for
 * addresses without a query: others see more, or something else. Screen readers wait for the app, and so do the cards'
 * links: what is tapped meanwhile is in the address when it comes. Nothing of the answer gets into the page but as text,
 * as an id in a link, and as a picture's plain address.
 */
export const firstLookScript = `(function (call) {
  var route = /^#?\\/*(\\w+)(?:\\/+([\\w-]+))?\\/*$/.exec(location.hash)
  var template = call && route && document.getElementById('${LOOK_ID}' + route[1])
  try {
    if (localStorage.getItem('access')) return
  } catch (refused) {}
  if (!template) return
  var look = template.content.firstElementChild.cloneNode(true)
  var texts = [], text, texter = document.createTreeWalker(look, NodeFilter.SHOW_TEXT)
  while ((text = texter.nextNode())) {
    var field = /^\\{(\\w+)\\}$/.exec(text.data)
    if (!field) continue
    texts.push({ node: text, field: field[1], card: text.parentNode.closest('li') })
    text.data = '\\u00a0'
  }
  var main = document.querySelector('main')
  var isFilled = false
  look.firstElementChild.className = main.className
  main.before(look)
  new MutationObserver(function (changes, observer) {
    if (document.querySelector('main [data-screen=welcome]')) return
    // Cards do not give way to a skeleton; blank ones do: what lies over the app's own buttons would take their clicks.
    if (isFilled && document.querySelector('main [role=status][aria-label]')) return
    observer.disconnect()
    look.remove()
  }).observe(document.body, { childList: true, subtree: true })
  call.beginning.then(function (text) {
    // Before anything changes, or the browser would lay out the page for it.
    var width = innerWidth, from = template.dataset.from.split(',')
    var answer
    try {
      answer = JSON.parse(text)
    } catch (long) {
      answer = JSON.parse(text.slice(0, text.lastIndexOf('},{') + 1) + ']}')
    }
    // The pages of categories, or the recipes of the one asked for.
    var cards = [answer[route[2]], answer[1], answer[2], answer[3]].flat().filter(Boolean)
    var places = Array.from(look.querySelectorAll('li'))
    texts.forEach(function (text) {
      var card = cards[text.card ? places.indexOf(text.card) : 0]
      var value = card && card[text.field]
      if (typeof value === 'string') text.node.data = value.slice(0, 200) || '\\u00a0'
    })
    places.forEach(function (place, index) {
      var card = cards[index]
      if (!card) return place.remove()
      var link = place.querySelector('a')
      if (/^[\\w-]+$/.test(card.id || '')) link.hash = link.hash.replace(/\\d/, card.id)
      var picture = card.picture || {}
      var image = place.querySelector('img')
      // The others may wait until the scripts have come: the browser takes its time for each, in little too.
      if (!(width >= from[index])) return
      image.loading = 'eager'
      if (/^data:image\\/webp;base64,[\\w+/=]+$/.test(picture.blur)) {
        image.style.background = 'center / cover url(' + picture.blur + ')'
      }
      if (!${plainSrcSet}.test(picture.avif) || /\\.\\./.test(picture.avif)) return
      image.previousSibling.srcset = picture.avif
    })
    isFilled = true
  }).catch(function () {
    // What is wrong with an answer, the app says.
  })
})(window.firstCall)`
