import { filmRecipes } from './recipes'
import { createStory, type StepScene } from './story'

/** The steps of all films, and what their texts say, by rules that share nothing with the films'. */

export const films = filmRecipes().map((recipe) => ({ recipe, story: createStory(recipe) }))

/** The steps of a film with their texts and those of the steps before. */
export function stepsOf({ recipe, story }: (typeof films)[number]) {
  const scenes = story.scenes.filter((scene): scene is StepScene => scene.kind === 'step')
  return scenes.map((scene, index) => ({
    scene,
    text: recipe.steps[index]?.text ?? '',
    previous: scenes[index - 1],
    previousText: recipe.steps[index - 1]?.text ?? '',
    shown: [...scene.inside, ...scene.uses],
    where: `${recipe.title}, step ${index + 1}: ${recipe.steps[index]?.text}`,
    title: (ingredient: number) => recipe.ingredients[ingredient]?.title ?? '',
    unit: (ingredient: number) => recipe.ingredients[ingredient]?.unit ?? '',
    hasPieces: (ingredient: number) => story.ingredients[ingredient]?.cut !== undefined,
  }))
}

export const steps = films.flatMap(stepsOf)

/** What food is cooked in, and what only seasons it. */
const noFood = /^(?:Вода|Соль|Смалец|Лавровый|Сахар)|масло|перец (?:молот|горош)/iu
const seasoning = /тимьян|розмарин|паприк|хлопья чили|зира|кориандр|имбир|чеснок|лимон|сухари/iu
/** Whether an ingredient with this title is food that is cooked. */
export const isFood = (title: string) => !noFood.test(title) && !seasoning.test(title)
const heatVerb =
  /(?<!не )(?<!\p{L})(?:(?:об|по)?жар|(?:от|про|с|у|по)?вар|(?:по)?туш|(?:на|про|разо|со)?гре|(?:про|рас)кал|(?:вс|про)?кипят|томи|пас|пек|под(?:пал|румян|суш)|растоп|вы(?:пар|тап|топ))\p{L}*те(?!\p{L})(?! [^.]*тостер)/iu
const saidHeat = /на (?:\p{L}+ ){0,3}огне|огонь(?! не)|(?<!не доводя )до (?:\p{L}+ )?кипения/iu
/** Whether a text heats something. */
export const isHeated = (text: string) => heatVerb.test(text) || saidHeat.test(text)
