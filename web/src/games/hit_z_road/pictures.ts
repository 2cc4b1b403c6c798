// The drawing on each card: one silhouette of the icon set.
import acrobatic from "icon:acrobatic";
import airplane from "icon:airplane";
import bandaged from "icon:bandaged";
import barn from "icon:barn";
import barrelLeak from "icon:barrel-leak";
import barrier from "icon:barrier";
import baseballBat from "icon:baseball-bat";
import bed from "icon:bed";
import bookshelf from "icon:bookshelf";
import bullets from "icon:bullets";
import bus from "icon:bus";
import cactus from "icon:cactus";
import carDoor from "icon:car-door";
import caravan from "icon:caravan";
import cargoCrate from "icon:cargo-crate";
import carousel from "icon:carousel";
import cellarBarrels from "icon:cellar-barrels";
import checkeredFlag from "icon:checkered-flag";
import church from "icon:church";
import cityCar from "icon:city-car";
import clapperboard from "icon:clapperboard";
import coins from "icon:coins";
import conversation from "icon:conversation";
import crossFlare from "icon:cross-flare";
import crossbow from "icon:crossbow";
import evilMoon from "icon:evil-moon";
import exitDoor from "icon:exit-door";
import familyHouse from "icon:family-house";
import farmTractor from "icon:farm-tractor";
import fire from "icon:fire";
import gasMask from "icon:gas-mask";
import gasPump from "icon:gas-pump";
import grab from "icon:grab";
import harborDock from "icon:harbor-dock";
import horseHead from "icon:horse-head";
import hospital from "icon:hospital";
import hound from "icon:hound";
import imprisoned from "icon:imprisoned";
import knifeFork from "icon:knife-fork";
import landMine from "icon:land-mine";
import lightningStorm from "icon:lightning-storm";
import machineGun from "icon:machine-gun";
import militaryFort from "icon:military-fort";
import modernCity from "icon:modern-city";
import mountainRoad from "icon:mountain-road";
import neckBite from "icon:neck-bite";
import nightSleep from "icon:night-sleep";
import noseSide from "icon:nose-side";
import oilDrum from "icon:oil-drum";
import palmTree from "icon:palm-tree";
import paperLantern from "icon:paper-lantern";
import pistolGun from "icon:pistol-gun";
import pokerHand from "icon:poker-hand";
import policeBadge from "icon:police-badge";
import policeCar from "icon:police-car";
import raceCar from "icon:race-car";
import radioactive from "icon:radioactive";
import rattlesnake from "icon:rattlesnake";
import ringingAlarm from "icon:ringing-alarm";
import river from "icon:river";
import ropeBridge from "icon:rope-bridge";
import shop from "icon:shop";
import shoppingBag from "icon:shopping-bag";
import shoppingCart from "icon:shopping-cart";
import sittingDog from "icon:sitting-dog";
import stairs from "icon:stairs";
import stopSign from "icon:stop-sign";
import streetLight from "icon:street-light";
import tallBridge from "icon:tall-bridge";
import thumbUp from "icon:thumb-up";
import towTruck from "icon:tow-truck";
import truck from "icon:truck";
import uzi from "icon:uzi";
import winchesterRifle from "icon:winchester-rifle";
import woodCabin from "icon:wood-cabin";

export const PICTURES: Readonly<Record<string, string>> = {
  "I-01": policeBadge,
  "I-02": familyHouse,
  "I-03": gasPump,
  "I-04": thumbUp,
  "I-05": winchesterRifle,
  "I-06": cellarBarrels,
  "I-07": bookshelf,
  "I-08": sittingDog,
  "I-09": bus,
  "I-10": barrelLeak,
  "I-11": fire,
  "I-12": hound,
  "I-13": streetLight,
  "I-14": imprisoned,
  "I-15": cargoCrate,
  "I-16": neckBite,
  "I-17": barn,
  "I-18": shop,
  "I-19": caravan,
  "I-20": woodCabin,
  "II-01": bullets,
  "II-02": bed,
  "II-03": truck,
  "II-04": barrier,
  "II-05": towTruck,
  "II-06": rattlesnake,
  "II-07": ropeBridge,
  "II-08": carDoor,
  "II-09": pokerHand,
  "II-10": acrobatic,
  "II-11": tallBridge,
  "II-12": cactus,
  "II-13": hospital,
  "II-14": uzi,
  "II-15": bandaged,
  "II-16": church,
  "II-17": river,
  "II-18": policeCar,
  "II-19": shoppingCart,
  "II-20": baseballBat,
  "II-21": pistolGun,
  "II-22": lightningStorm,
  "II-23": oilDrum,
  "II-24": knifeFork,
  "II-25": landMine,
  "II-26": farmTractor,
  "II-27": coins,
  "II-28": horseHead,
  "III-01": militaryFort,
  "III-02": palmTree,
  "III-03": mountainRoad,
  "III-04": cityCar,
  "III-05": gasMask,
  "III-06": noseSide,
  "III-07": crossbow,
  "III-08": crossFlare,
  "III-09": conversation,
  "III-10": shoppingBag,
  "III-11": carousel,
  "III-12": stopSign,
  "III-13": grab,
  "III-14": modernCity,
  "III-15": evilMoon,
  "III-16": nightSleep,
  "III-17": sittingDog,
  "III-18": machineGun,
  "III-19": ringingAlarm,
  "III-20": stairs,
  "III-21": airplane,
  "III-22": exitDoor,
  "III-23": raceCar,
  "III-24": clapperboard,
  "III-25": radioactive,
  "III-26": harborDock,
  "III-27": paperLantern,
  "III-28": checkeredFlag,
};
